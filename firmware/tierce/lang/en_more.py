"""English: what is said before a game, after it and between, by the screens that load it."""

WORDS = """
# What buttons do
LETTER letter
NEXT next
OK OK

# Set-up
START Start
PLAYERS Players
TWO_PLAYERS 2
SEATS Seats
SEATINGS side=side by side/face=face to face
ANY_DEAL any
REPLACE_GAME A game of this kind is on the table. Put it away and start a new one?
NO_YES No, keep it/Yes
OPTIONS penalty=Wrong claim/none=No set seen/clock=Claim clock/score=Score/rounds=Rounds/hold=Cards/style=Kind
VALUES point=a point less/lockout=locked out/give back=give one back/as printed=as printed/hint=tell us/trust=trust us/auto=deal by itself/sets=sets/cards=cards/patience=patience/schmidt=to the first gap/italian=with bonus
ONLY only one/only two/only three/only red/only green/only purple/only ovals/only squiggles/only diamonds/only solid/only striped/only empty

# Pause and the end
WINS %s wins
LEADS %s leads
TIE A tie
SOLVED Well done!
GAME_OVER The end
SIDE_SCORE %s %d
FINAL_SCORE score %d · %d sets
TIME_AND_WRONG time %s · wrong %d
FASTEST fastest set %s s
NEXT_ROUND Next round
AGAIN Play again
OTHER_OPTIONS Other options

# Statistics
CLEAR_STATISTICS Clear all
CLEAR_STATISTICS_SURE Forget all figures of all games?
FIGURES Played/Solved/Sets found/Wrong/Mean time, s/Fastest set, s/Best game

# Settings, in the order of tierce.settings
SETTING_NAMES Language/Colours/Sound/Brightness/Sleep after/Hand/Claim clock/Seats
SELF_TEST Self-test
CHOICES en=English/fr=Français/it=Italiano/classic=classic/clear=easy to tell/night=night/paper=paper/right=right/left=left/side=side by side/face=face to face

# Deal code
CODE_HELP The same code deals the same cards, on every device.
CODE_WRONG A letter is wrong. Look at it once more.

# Self-test
HOLD_TO_LEAVE hold a button to leave

# Help
ABOUT_TEXT Tierce %s|%s||The pocket game of sets. Free software under the MIT licence.||The name SET is a trademark of its owner; Tierce has nothing to do with it or with any publisher.

# Values with numbers in them
ALL_CARDS all 81
SECONDS %d s
MINUTES %d min
NEVER never
LEVEL %d of 5
VOLUMES off/low/middle/loud
"""

// Unpacks the Chromium of @sparticuz/chromium, with its libraries and letters, into the folder that
// TMPDIR names: the package knows no other way to be told.
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { inflate } from "@sparticuz/chromium";

const entry = createRequire(import.meta.url).resolve("@sparticuz/chromium");
const packed = join(dirname(entry), "..", "bin");
const parts = ["chromium.br", "al2023.tar.br", "fonts.tar.br"];
await Promise.all(parts.map((part) => inflate(join(packed, part))));

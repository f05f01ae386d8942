// Runs a file, -c TEXT or -m MODULE in MicroPython's WebAssembly build, much as the unix port would.
// It has a file system of its own, so the working folder and MICROPYPATH are copied in first.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const LARGEST = 2_000_000;
const LEFT_OUT = new Set(["node_modules", "build", "dist", "__pycache__"]);

// -X heapsize=… is accepted and means nothing here: this heap grows.
function readArguments(words) {
  let rest = words;
  while (rest[0] === "-X") rest = rest.slice(2);
  if (rest[0] === "-c") return { kind: "-c", what: rest[1], argv: ["-c", ...rest.slice(2)] };
  if (rest[0] === "-m") return { kind: "-m", what: rest[1], argv: rest.slice(1) };
  return { kind: "file", what: rest[0], argv: rest };
}

function copyFolder(files, folder) {
  if (!fs.existsSync(folder)) return;
  files.mkdirTree(folder);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith(".") || LEFT_OUT.has(entry.name)) continue;
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) copyFolder(files, full);
    else if (entry.isFile()) copyFile(files, full);
  }
}

function copyFile(files, full) {
  if (fs.statSync(full).size > LARGEST) return;
  files.mkdirTree(path.dirname(full));
  files.writeFile(full, fs.readFileSync(full));
}

function lineWriter(descriptor) {
  let held = [];
  const flush = () => {
    if (held.length) fs.writeSync(descriptor, Uint8Array.from(held));
    held = [];
  };
  return { flush, write: (bytes) => { held.push(...bytes); if (bytes.includes(10)) flush(); } };
}

const START = `
import os, sys

def _source(kind, what):
    if kind == "-c":
        return what, "<string>"
    if kind == "file":
        return open(what).read(), what
    for folder in sys.path:
        for ending in (".py", "/__main__.py"):
            name = folder + "/" + what.replace(".", "/") + ending
            try:
                return open(name).read(), name
            except OSError:
                pass
    raise ImportError("no module named '" + what + "'")

def _start(cwd, folders, kind, what, argv):
    os.chdir(cwd)
    sys.path[:] = folders
    sys.argv[:] = argv
    try:
        text, name = _source(kind, what)
        exec(compile(text, name, "exec"), {"__name__": "__main__", "__file__": name})
    except SystemExit as leave:
        code = leave.args[0] if leave.args else 0
        return code if type(code) is int else 0 if code is None else 1
    except BaseException as error:
        sys.print_exception(error, sys.stderr)
        return 1
    return 0

import json
_code = _start(*json.loads(_arguments))
`;

const { loadMicroPython } = await import(pathToFileURL(process.argv[2]));
const { kind, what, argv } = readArguments(process.argv.slice(3));
const cwd = process.cwd();
const given = (process.env.MICROPYPATH ?? "").split(":").filter((name) => name && name !== ".frozen");
const folders = given.map((name) => path.resolve(name));
const first = kind === "file" ? path.dirname(path.resolve(what)) : cwd;

const out = lineWriter(1);
const err = lineWriter(2);
const micropython = await loadMicroPython({ linebuffer: false, stdout: out.write, stderr: err.write, pystack: 16384 });
for (const folder of new Set([cwd, ...folders])) copyFolder(micropython.FS, folder);
if (kind === "file") copyFile(micropython.FS, path.resolve(what));
for (const name of argv) if (fs.existsSync(name) && fs.statSync(name).isFile()) copyFile(micropython.FS, path.resolve(name));
const standard = [first, ...folders, ".frozen"];
micropython.globals.set("_arguments", JSON.stringify([cwd, standard, kind, what, argv]));
micropython.runPython(START);
out.flush();
err.flush();
process.exitCode = micropython.globals.get("_code");

/*
 * Preloaded, it kills its process, as `kill -9` would, at a time that does not depend on the machine: when 300 files of
 * an embedded database are made, of about a thousand.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const AT = 300
const { writeFileSync } = fs
let made = 0

// The call by which Emscripten makes each file, empty.
fs.writeFileSync = (...args) => {
  writeFileSync(...args)
  if (String(args[0]).includes('/postgres/')) made += 1
  if (made === AT) process.kill(process.pid, 'SIGKILL')
}
syncBuiltinESMExports()

/*
 * Copies what a shop runs, and nothing else, into a new folder: `node scripts/copy-release.ts <folder>`, after a build. The
 * packed programs, the built pages, the migrations, and of all packages those that are not packed, with what they need.
 */
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { NEVER_LOADED, NOT_PACKED } from './bundle/not-packed.ts'

type Package = Record<'dependencies' | 'optionalDependencies', Record<string, string> | undefined>

const [to] = process.argv.slice(2)
if (to === undefined || existsSync(to)) throw new Error('Use: node scripts/copy-release.ts <a new folder>')

/** Folders of packages. */
const packages = new Set<string>()
const { dependencies: own = {} } = read('.')
// Opened by their files' names: adapters/fonts.
const fonts = Object.keys(own).filter((name) => name.startsWith('@fontsource/'))
for (const name of [...NOT_PACKED, ...fonts]) if (!NEVER_LOADED.includes(name)) collect(name, '.')

for (const path of ['package.json', 'build/client', 'build/programs', 'database/migrations', ...packages]) {
  // The maps of programs are larger than the programs, and contain all sources.
  const filter = (file: string) => !(file.startsWith('build/') && file.endsWith('.map'))
  cpSync(path, join(to, path), { recursive: true, filter })
}
// The build has copied it there.
symlinkSync('build/client', join(to, 'public'))

function read(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package
}

/** Adds a package as one in `folder` finds it, and what it needs. */
function collect(name: string, folder: string, isOptional = false): void {
  const found = find(name, folder)
  if (found === undefined && !isOptional) throw new Error(`${folder} needs ${name}, which is not installed`)
  if (found === undefined || packages.has(found)) return
  packages.add(found)
  const { dependencies = {}, optionalDependencies = {} } = read(found)
  for (const needed of Object.keys(dependencies)) collect(needed, found, needed in optionalDependencies)
  for (const needed of Object.keys(optionalDependencies)) collect(needed, found, true)
}

/** Looks as Node does: beside the files of `folder`, then further out. */
function find(name: string, folder: string): string | undefined {
  const found = join(folder, 'node_modules', name)
  if (existsSync(found)) return found
  return folder === '.' ? undefined : find(name, dirname(folder))
}

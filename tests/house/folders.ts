import { globSync } from 'node:fs'

const NOT_LOOSE = ['domain', 'shared', 'app/components']
const TOP_OF_APP = ['root.tsx', 'routes.ts', 'entry.client.tsx', 'entry.server.tsx']

/** Former groupings of the rooms' nouns, and words that say nothing of a folder's content. */
const REFUSED_NAMES = new Set('kitchen buying story staff people misc utils helpers common lib'.split(' '))

/**
 * Finds folders that are cut where no concept ends, and files that lie in none.
 * @param reasons of folders that may hold a single file
 * @param named folders that may be called as others may not
 */
export function findFolderFaults(
  root: string,
  reasons: Record<string, string>,
  named: readonly string[],
): string[] {
  const files = globSync('{app,domain,adapters,database,server,config,shared,scripts,bench,tests}/**/*.*', {
    cwd: root,
  })
  const counts = countFiles(files)
  const loose = files.filter((file) => {
    const folder = file.slice(0, file.lastIndexOf('/'))
    return folder === 'app' ? !TOP_OF_APP.includes(file.slice('app/'.length)) : NOT_LOOSE.includes(folder)
  })
  const single = [...counts]
    .filter(([folder, count]) => count < 2 && isBelowRoom(folder))
    .map(([folder]) => folder)
  return [
    ...loose.map((file) => `${file} lies in no folder`),
    ...single.filter((folder) => !Object.hasOwn(reasons, folder)).map((folder) => `${folder} has one file`),
    ...Object.keys(reasons)
      .filter((folder) => !single.includes(folder))
      .map((folder) => `${folder} is listed and has several files, or none`),
    ...[...counts.keys()]
      .filter((folder) => REFUSED_NAMES.has(folder.split('/').at(-1) ?? '') && !named.includes(folder))
      .map((folder) => `${folder} has a name that is refused`),
  ].toSorted()
}

/** Counts the files of each folder, with those of its folders. */
function countFiles(files: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const file of files) {
    const parts = file.split('/')
    for (let depth = 1; depth < parts.length; depth++) {
      const folder = parts.slice(0, depth).join('/')
      counts.set(folder, (counts.get(folder) ?? 0) + 1)
    }
  }
  return counts
}

/** Rooms themselves may be small: `shared/site`, of one file, is where the next one goes. */
function isBelowRoom(folder: string): boolean {
  return (
    /^(domain|shared|app\/(components|request)|server\/api)\/[^/]+\/./.test(folder) ||
    /^(server|tests\/data)\/[^/]+$/.test(folder)
  )
}

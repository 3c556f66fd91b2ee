/** The path at which the build puts each of them: scripts/pack-programs.ts. */
const PACKED = {
  'server/main.ts': 'build/programs/server.js',
  'scripts/seed.ts': 'build/programs/seed.js',
  'scripts/backup.ts': 'build/programs/backup.js',
  'scripts/restore.ts': 'build/programs/restore.js',
  'scripts/check-books.ts': 'build/programs/check-books.js',
  'scripts/doctor.ts': 'build/programs/doctor.js',
}
export type Program = keyof typeof PACKED

/** The file to start a program of the shop from: packed in the gate, as an owner's shop; by hand from the sources. */
export function programOf(path: Program): string {
  return process.env['KROK_PACKED'] ? PACKED[path] : path
}

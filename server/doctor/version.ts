import { readFile } from 'node:fs/promises'
import { type Finding, found } from '#shared/base/doctor/findings.ts'

/** The release that runs, and the Node that runs it. */
export async function lookAtVersion(): Promise<Finding[]> {
  const file = new URL('../../package.json', import.meta.url)
  const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string }
  return [found('version', 'known', { version, node: process.versions.node })]
}

import { VERSION } from '#config/version.ts'
import { type Finding, found } from '#shared/base/doctor/findings.ts'

/** The release that runs, and the Node that runs it. */
export async function lookAtVersion(): Promise<Finding[]> {
  return [found('version', 'known', { version: VERSION, node: process.versions.node })]
}

import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The folder in which the shop of the browser journeys keeps its data; the demo's passwords are there too. */
export function e2eDataDir(port: string): string {
  return join(tmpdir(), `krok-e2e-${port}`)
}

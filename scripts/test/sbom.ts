import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runQuietly } from './run.ts'

/** The part of a CycloneDX document that we use. */
export type Sbom = {
  bomFormat: string
  specVersion: string
  components: { 'bom-ref': string; name: string; version: string; purl: string; hashes?: object[] }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}
export type Manifest = { dependencies: object; optionalDependencies?: object; devDependencies?: object }
export type Lockfile = {
  packages: Record<string, { dev?: boolean; devOptional?: boolean; cpu?: string[]; devDependencies?: object }>
}

const FILE = 'reports/sbom.cdx.json'

/**
 * Writes the list of what the shop is built with and runs on (CycloneDX). It is made from package-lock.json alone, so
 * it needs no network.
 * @throws if the list is not whole
 */
export async function writeSbom(): Promise<void> {
  const manifest = readJson('package.json') as Manifest
  const production = productionOnly(manifest, readJson('package-lock.json') as Lockfile)
  const place = mkdtempSync(join(tmpdir(), 'krok-sbom-'))
  // npm names the list after the folder.
  const folder = join(place, 'krok')
  try {
    mkdirSync(folder)
    writeFileSync(join(folder, 'package.json'), JSON.stringify(production.manifest))
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(production.lockfile))
    const format = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application']
    const offline = ['--package-lock-only', '--offline', '--silent']
    const { code, output } = await runQuietly('npm', ['sbom', '--prefix', folder, ...format, ...offline])
    if (code !== 0) throw new Error(`npm sbom ended with ${code}: ${output}`)
    const sbom = JSON.parse(output) as Sbom
    const faults = findSbomFaults(sbom, manifest)
    if (faults.length > 0) throw new Error(faults.join('\n'))
    mkdirSync('reports', { recursive: true })
    writeFileSync(FILE, `${JSON.stringify(sbom, null, 2)}\n`)
    console.log(`${FILE}: ${sbom.components.length} packages`)
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/**
 * Leaves out what only development needs. npm's own `--omit dev` also leaves out what the shop and development both
 * need, such as React. What stands in for native code on machines that have none carries its own copies of what it
 * needs: npm would look for them in the lockfile.
 */
export function productionOnly<M extends Manifest>(
  { devDependencies: _, ...manifest }: M,
  lockfile: Lockfile,
): { manifest: Omit<M, 'devDependencies'>; lockfile: Lockfile } {
  const packages = Object.entries(lockfile.packages)
    .filter(([, { dev, devOptional, cpu }]) => !dev && !devOptional && !cpu?.includes('wasm32'))
    .map(([path, { devDependencies: _, ...entry }]) => [path, entry] as const)
  return { manifest, lockfile: { ...lockfile, packages: Object.fromEntries(packages) } }
}

/** Finds faults that make a list useless: another format, a package without its version or origin, or a missing one. */
export function findSbomFaults(
  sbom: Sbom,
  { dependencies, optionalDependencies = {}, devDependencies = {} }: Manifest,
): string[] {
  const names = new Set(sbom.components.map(({ name }) => name))
  const refs = new Set(sbom.components.map((component) => component['bom-ref']))
  const wanted = [...Object.keys(dependencies), ...Object.keys(optionalDependencies)]
  return [
    ...(sbom.bomFormat === 'CycloneDX' && /^1\.\d$/.test(sbom.specVersion) ? [] : ['this is not CycloneDX']),
    ...wanted.filter((name) => !names.has(name)).map((name) => `${name} is missing`),
    ...Object.keys(devDependencies)
      .filter((name) => names.has(name))
      .map((name) => `${name} is for development`),
    ...sbom.dependencies
      .flatMap(({ dependsOn }) => dependsOn)
      .filter((ref) => !refs.has(ref))
      .map((ref) => `${ref} is needed and missing`),
    ...sbom.components
      .filter(
        ({ version, purl, hashes = [] }) => !version || !purl.startsWith('pkg:npm/') || hashes.length === 0,
      )
      .map(({ name }) => `${name} has no version, origin or hash`),
  ]
}

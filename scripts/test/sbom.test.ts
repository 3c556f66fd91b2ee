import { expect, test } from 'vitest'
import { findSbomFaults, type Manifest, productionOnly, type Sbom } from './sbom.ts'

const manifest: Manifest = { dependencies: { react: '1.0.0' }, devDependencies: { vite: '1.0.0' } }

test('only what the shop needs is listed, also where development needs it too', () => {
  const lockfile = {
    packages: {
      '': { dependencies: { react: '1.0.0' }, devDependencies: { vite: '1.0.0' } },
      'node_modules/react': {},
      'node_modules/vite': { dev: true },
      'node_modules/typescript': { devOptional: true },
      'node_modules/vite-on-wasm': { cpu: ['wasm32'] },
    },
  }
  expect(productionOnly(manifest, lockfile)).toEqual({
    manifest: { dependencies: { react: '1.0.0' } },
    lockfile: { packages: { '': { dependencies: { react: '1.0.0' } }, 'node_modules/react': {} } },
  })
})

const component = (name: string) => ({
  'bom-ref': `${name}@1.0.0`,
  name,
  version: '1.0.0',
  purl: `pkg:npm/${name}@1.0.0`,
  hashes: [{}],
})
const [react, scheduler] = [component('react'), component('scheduler')]
const whole: Sbom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  components: [react, scheduler],
  dependencies: [{ ref: 'react@1.0.0', dependsOn: ['scheduler@1.0.0'] }],
}

test.each<[string, Partial<Sbom>, string[]]>([
  ['a whole one', {}, []],
  ['another format', { bomFormat: 'SPDX' }, ['this is not CycloneDX']],
  ['no React', { components: [scheduler] }, ['react is missing']],
  ['nothing that React needs', { components: [react] }, ['scheduler@1.0.0 is needed and missing']],
  ['Vite', { components: [...whole.components, component('vite')] }, ['vite is for development']],
  [
    'an unknown origin',
    { components: [react, { ...scheduler, hashes: [] }] },
    ['scheduler has no version, origin or hash'],
  ],
])('a list is looked through: %s', (_what, change, faults) => {
  expect(findSbomFaults({ ...whole, ...change }, manifest)).toEqual(faults)
})

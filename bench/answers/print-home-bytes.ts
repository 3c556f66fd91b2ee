import { localizedPath } from '#shared/kernel/locale.ts'
import type { Bench } from '../bench.ts'
import { type HomeBytes, measureHomeBytes } from './home-bytes.ts'

const KINDS = ['document', 'script', 'stylesheet', 'font', 'image'] as const

/** Measures the bytes that browsers of two widths load with the home page. */
export async function benchHomeBytes(bench: Bench): Promise<void> {
  await bench.serving(await bench.small(), async ({ server }) => {
    const rows: string[][] = []
    for (const [path, width] of [
      ['/', 1280],
      ['/', 360],
      [localizedPath('/', 'th'), 360],
    ] as const) {
      const bytes = await measureHomeBytes(`${server.url}${path}`, width)
      const kb = (kind: keyof HomeBytes) => `${(bytes[kind] / 1000).toFixed(1)} kB`
      rows.push([`${path} at ${width}`, ...KINDS.map(kb)])
    }
    bench.report.print('\n## Bytes of the home page, on the wire')
    bench.report.table(['width', 'document', 'JavaScript', 'CSS', 'fonts', 'images'], rows)
  })
}

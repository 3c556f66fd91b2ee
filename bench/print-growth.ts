import { FEW_PRODUCTS, type GrowthReport } from './growth.ts'

/** Prints the cost of visitors' reads in a small shop and in a large one, as Markdown. */
export function printGrowth(print: (text: string) => void, { many, rows }: GrowthReport): void {
  const large = many.toLocaleString('en')
  print(
    `\n| with products | p50 ms: ${FEW_PRODUCTS} | ${large} | ratio | p99 ms: ${FEW_PRODUCTS} | ${large} | ratio | failed |`,
  )
  print('|---|--:|--:|--:|--:|--:|--:|--:|')
  for (const { name, few, many } of rows) {
    const cells = (['p50Ms', 'p99Ms'] as const).flatMap((time) => [
      few[time].toFixed(1),
      many[time].toFixed(1),
      (many[time] / few[time]).toFixed(1),
    ])
    print(`| ${[name, ...cells, few.failed + many.failed].join(' | ')} |`)
  }
}

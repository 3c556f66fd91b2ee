import type { RendersReport } from './renders.ts'

const GOAL = 1 / 3

/** Prints the cost of rendering beside the peer's, as Markdown. */
export function printRenders(print: (text: string) => void, report: RendersReport): void {
  const { bare, next, list, others } = report
  print('\n| rendered | HTML | sent | CPU ms | of Next.js | failed |\n|---|--:|--:|--:|--:|--:|')
  for (const { name, bytes, cpuMs, failed } of [bare, next, list, ...others]) {
    const kb = [bytes.html, bytes.sent].map((size) => `${(size / 1000).toFixed(1)} kB`)
    print(`| ${[name, ...kb, cpuMs.toFixed(2), (cpuMs / next.cpuMs).toFixed(2), failed].join(' | ')} |`)
  }
  const share = list.cpuMs / next.cpuMs
  print(
    `\nThe goal for the list is a third of what Next.js takes: ${share.toFixed(2)}, ${share <= GOAL ? 'PASS' : 'MISSED'}.`,
  )
}

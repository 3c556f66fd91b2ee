import { CLIENTS, type ProcessesReport } from './processes.ts'

const NAMES = ['rendered list', 'order', 'notification'] as const
/** The share of pgbench's rate with the same statements. */
const GOAL = 1 / 2

/** Prints the gain of more processes, as Markdown. */
export function printProcesses(print: (text: string) => void, { figures, pgbench }: ProcessesReport): void {
  print(
    '\n| behind nginx | cores | processes | per second | of one core | CPU ms: shop | PostgreSQL | nginx | cores busy | failed |',
  )
  print('|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|')
  for (const name of NAMES) {
    const one = figures[0]?.of[name].perSecond ?? Number.NaN
    for (const { cores, count, of } of figures) {
      const { perSecond, cpuMs, busy, failed } = of[name]
      const cells = [
        name,
        cores,
        count,
        perSecond.toFixed(0),
        (perSecond / one).toFixed(2),
        ...[cpuMs.shop, cpuMs.database, cpuMs.proxy].map((ms) => ms.toFixed(2)),
        busy.toFixed(1),
        failed,
      ]
      print(`| ${cells.join(' | ')} |`)
    }
  }
  const best = Math.max(...figures.map(({ of }) => of.order.perSecond))
  const share = best / pgbench.perSecond
  print(
    `\npgbench sends an order's statements ${pgbench.perSecond.toFixed(0)} times a second over ${CLIENTS} connections: the shop reaches ${share.toFixed(2)} of it. The goal is ${GOAL}: ${share >= GOAL ? 'PASS' : 'MISSED'}.`,
  )
}

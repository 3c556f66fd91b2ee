import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

/** Something that the shop does, beside the least that it could cost. */
export type Cost = { what: string; cost: string; limit: string; ratio: string }

/** The findings of the bench: shown at once, and kept for the page in docs, where what matters most stands first. */
export class Report {
  readonly #path: string
  readonly #lines: string[] = []
  readonly #costs: Cost[] = []

  /** @param path of the page */
  constructor(path: string) {
    this.#path = path
  }

  print(text: string): void {
    process.stdout.write(`${text}\n`)
    this.#lines.push(text)
  }

  /** Prints rows under heads, the first column being the name. */
  table(heads: string[], rows: (string | number)[][]): void {
    const lines = [heads, heads.map((_, at) => (at === 0 ? '---' : '--:')), ...rows]
    this.print(`\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`)
  }

  /** Adds a line to the first table of the page. */
  cost(cost: Cost): void {
    process.stdout.write(`\n${cost.what}: ${cost.cost} (${cost.limit}) ${cost.ratio}\n`)
    this.#costs.push(cost)
  }

  /** Writes the page, as Markdown: an introduction, the first table, how it was measured, and everything that was printed. */
  save(introduction = '', method = ''): void {
    const rows = this.#costs.map(
      ({ what, cost, limit, ratio }) => `| ${what} | ${cost} | ${limit} | ${ratio} |`,
    )
    const first = [
      '',
      '## What it costs',
      '',
      '| what | costs | beside | ratio |',
      '|---|--:|---|--:|',
      ...rows,
    ]
    writeFileSync(
      this.#path,
      [introduction, ...(rows.length > 0 ? first : []), method, ...this.#lines].join('\n'),
    )
    execFileSync('node_modules/.bin/oxfmt', [this.#path])
  }
}

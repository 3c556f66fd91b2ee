import { writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'

const PATH = 'docs/benchmarks.md'

/** What the bench finds, line by line: shown at once, and kept for the page in docs. */
export class Report {
  readonly #lines: string[] = []

  print(text: string): void {
    process.stdout.write(`${text}\n`)
    this.#lines.push(text)
  }

  /** Writes the page: everything that was printed, as Markdown. */
  async save(): Promise<void> {
    const options = await resolveConfig(PATH)
    writeFileSync(PATH, await format(this.#lines.join('\n'), { ...options, filepath: PATH }))
  }
}

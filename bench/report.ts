import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

/** The findings of the bench, line by line: shown at once, and kept for the page in docs. */
export class Report {
  readonly #path: string
  readonly #lines: string[] = []

  /** @param path of the page */
  constructor(path: string) {
    this.#path = path
  }

  print(text: string): void {
    process.stdout.write(`${text}\n`)
    this.#lines.push(text)
  }

  /** Writes the page: everything that was printed, as Markdown. */
  save(): void {
    writeFileSync(this.#path, this.#lines.join('\n'))
    execFileSync('node_modules/.bin/oxfmt', [this.#path])
  }
}

import { encode } from 'uqr'

/** A square of `size` by `size` modules: the path of the dark ones, and the text that a phone reads in them. */
export type ScanCode = { size: number; path: string; text: string }

/** Returns a text as a QR code. */
export function scanCode(text: string): ScanCode {
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  return { size, path: pathOf(data), text }
}

/** A stroke for each run of dark modules in a row. */
function pathOf(rows: boolean[][]): string {
  return rows
    .flatMap((row, y) => {
      const runs: string[] = []
      for (let x = 0; x < row.length; x += 1) {
        if (!row[x]) continue
        const from = x
        while (row[x + 1]) x += 1
        const width = x - from + 1
        runs.push(`M${from} ${y}h${width}v1h-${width}z`)
      }
      return runs
    })
    .join('')
}

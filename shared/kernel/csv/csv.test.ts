import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CsvColumns, CsvError, type CsvProblem, type CsvRow, readCsv } from './read-csv.ts'
import { streamOf } from './stream-of.ts'
import { type Cell, csvRow, writeCsv } from './write-csv.ts'

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const item of items) list.push(item)
  return list
}

async function textOf(header: string[], rows: Cell[][]): Promise<string> {
  const chunks = await all(writeCsv(header, rows))
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(Buffer.concat(chunks))
}

/** In pieces of a few bytes, as an upload may come. */
async function* inPieces(bytes: Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

function read<Name extends string>(
  text: string | Uint8Array,
  columns: CsvColumns<Name>,
  pieces?: number,
): Promise<CsvRow<Name>[]> {
  return all(readCsv(inPieces(typeof text === 'string' ? bytesOf(text) : text, pieces), columns))
}

async function problemOf(reading: Promise<unknown>): Promise<CsvProblem | undefined> {
  const error = await reading.then(
    () => undefined,
    (error: unknown) => error,
  )
  return error instanceof CsvError ? error.problem : undefined
}

const AB = { required: ['a', 'b'] } as const

describe('writing', () => {
  test('a file begins with a byte order mark and its header, lines end as RFC 4180 says', async () => {
    expect(await textOf(['a', 'b'], [['x', 1]])).toBe('\ufeffa,b\r\nx,1\r\n')
  })

  test.each(['=cmd', '+27 82', '-5', '@sum', '\tx', '\rx', '＝cmd', "'=cmd"])(
    'what a spreadsheet would run is made text: %j',
    (text) => {
      expect(csvRow([text]).replace(/^"/, '')).toMatch(/^'/)
    },
  )

  test('numbers stay numbers, and an empty cell is empty', () => {
    expect(csvRow([-5, null, '', "it's"])).toBe("-5,,,it's\r\n")
  })

  test('rows are asked for as the file is read', async () => {
    let asked = 0
    function* rows() {
      for (;;) yield [++asked, 'x'.repeat(100)]
    }
    const file = writeCsv(['a', 'b'], rows())
    const reader = streamOf(file).getReader()
    await reader.read()
    expect(asked).toBeLessThan(2_000)
    await reader.cancel()
    expect(await file.next()).toEqual({ done: true, value: undefined })
  })
})

describe('reading', () => {
  test('what was written comes back as it was, whatever it contains', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', '').toWellFormed()),
      fc.constantFrom(
        '=1+1',
        "'=1",
        "''-1",
        '-',
        '+',
        '@a',
        '\t',
        '\r',
        '\r\n',
        '"',
        '""',
        ',',
        ';',
        'แกง',
        '\ufeff',
      ),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(text, text)),
        fc.integer({ min: 1, max: 20 }),
        async (rows, size) => {
          const chunks = await all(
            writeCsv(
              ['id', 'a', 'b'],
              rows.map((row, i) => [i, ...row]),
            ),
          )
          const back = await read(Buffer.concat(chunks), { required: ['id', 'a', 'b'] }, size)
          expect(back.map(({ cells }) => [cells?.a, cells?.b])).toEqual(rows)
        },
      ),
    )
  })

  test.each([
    ['commas', 'a,b\n1,2\n'],
    ['semicolons and a byte order mark, as Excel writes', '\ufeffa;b\r\n1;2\r\n'],
    ['tabs', 'a\tb\r1\t2'],
    ['quoted names', '"a";"b"\n"1";"2"'],
    ['names in any order and case', 'B , A\n2,1'],
    ['empty lines and rows', '\n\na,b\n,\n1,2\n\n,,,\n'],
  ])('%s', async (_, text) => {
    expect((await read(text, AB)).map(({ cells }) => cells)).toEqual([{ a: '1', b: '2' }])
  })

  test("Excel's Unicode text", async () => {
    const text = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('a\tb\r\nแกง\t2\r\n', 'utf16le')])
    expect(await read(text, AB)).toEqual([{ row: 2, cells: { a: 'แกง', b: '2' } }])
  })

  test('line ends and separators inside quotes belong to the cell; rows are counted as a spreadsheet does', async () => {
    expect(await read('a,b\r\n"x\r\ny;,","say ""hi"""\r\n1,2,3\r\n1,2', AB)).toEqual([
      { row: 2, cells: { a: 'x\r\ny;,', b: 'say "hi"' } },
      { row: 3, cells: undefined },
      { row: 4, cells: { a: '1', b: '2' } },
    ])
  })

  test.each<[string, string | Uint8Array, CsvProblem]>([
    ['nothing', '', { reason: 'empty' }],
    ['only line ends', '\r\n\r\n', { reason: 'empty' }],
    ['wrong columns', 'a,c,A\n', { reason: 'columns', missing: ['b'], unknown: ['c'], doubled: ['a'] }],
    ['an old alphabet', Buffer.from('a,b\né,1', 'latin1'), { reason: 'not_text' }],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), { reason: 'not_text' }],
    ['a quote that is never closed', 'a,b\n1,2\n"x,3\n', { reason: 'quotes', row: 3 }],
    ['a quote inside a cell', 'a,b\nx"y"z,3\n', { reason: 'quotes', row: 2 }],
  ])('refuses %s', async (_, text, problem) => {
    expect(await problemOf(read(text, AB))).toEqual(problem)
  })

  test('reads 50,000 rows, and refuses one more', async () => {
    const rows = 'x,y\n'.repeat(50_000)
    expect(await read(`a,b\n${rows}`, AB, 65_536)).toHaveLength(50_000)
    expect(await problemOf(read(`a,b\n${rows}x,y\n`, AB, 65_536))).toEqual({
      reason: 'too_many_rows',
      most: 50_000,
    })
  })

  test('rows of empty cells count, so that a sheet of nothing else ends too', async () => {
    const empty = ',\n'.repeat(50_000)
    expect(await read(`a,b\n${empty}`, AB, 1 << 20)).toEqual([])
    await expect(read(`a,b\n${empty},\n`, AB, 1 << 20)).rejects.toThrow(CsvError)
  })

  test('leaves the process time for others, also where the file comes in one piece', async () => {
    let turns = 0
    const count = () => {
      turns += 1
      later = setImmediate(count)
    }
    let later = setImmediate(count)
    await read(`a,b\n${'A,B\n'.repeat(20_000)}`, AB, 1 << 20)
    clearImmediate(later)
    expect(turns).toBeGreaterThan(15)
  })

  test('a header that never ends is refused', async () => {
    for (const start of ['"', '', '\n"'])
      await expect(read(`${start}${'a'.repeat(19 << 20)}`, AB, 1 << 20)).rejects.toThrow(CsvError)
  })

  test('refuses more than 20 MB, and a quote that swallows the file, without reading it all', async () => {
    let sent = 0
    async function* endless(piece: string) {
      yield bytesOf('a,b\n')
      for (;;) {
        sent += piece.length
        yield bytesOf(piece)
      }
    }
    const large = all(readCsv(endless(`${'x'.repeat(100_000)},1\n`), AB))
    expect(await problemOf(large)).toEqual({ reason: 'too_large', megabytes: 20 })
    sent = 0
    const swallowed = all(readCsv(endless('"'.padEnd(100_000, 'x')), AB))
    expect(await problemOf(swallowed)).toEqual({ reason: 'quotes', row: 2 })
    expect(sent).toBeLessThan(5_000_000)
  })
})

/** The reason why a file cannot be read as a table. */
export type CsvProblem =
  | { reason: 'empty' }
  /** Its bytes are neither UTF-8 nor marked UTF-16: mostly a picture, a workbook, or Excel's CSV in an old alphabet. */
  | { reason: 'not_text' }
  | { reason: 'too_large'; megabytes: number }
  | { reason: 'too_many_rows'; most: number }
  /** The first row does not name the columns that were asked for. */
  | { reason: 'columns'; missing: string[]; unknown: string[]; doubled: string[] }
  /** A quotation mark is not closed, or stands where none may; `row` as a spreadsheet counts, from 1. */
  | { reason: 'quotes'; row: number }

/** Thrown while a file is read, which may be after some of its rows. */
export class CsvError extends Error {
  readonly problem: CsvProblem
  constructor(problem: CsvProblem, options?: ErrorOptions) {
    super(`the CSV cannot be read: ${problem.reason}`, options)
    this.name = 'CsvError'
    this.problem = problem
  }
}

import type { StaffMessages } from '#shared/messages/en/admin.ts'
import type { CsvProblem } from '#shared/kernel/csv/csv-error.ts'

/** Says why a file cannot be read as a table. */
export function csvProblemText(texts: StaffMessages['imports']['problems'], problem: CsvProblem): string {
  switch (problem.reason) {
    case 'empty':
    case 'not_text':
      return texts[problem.reason]
    case 'too_large':
      return texts.too_large(problem.megabytes)
    case 'too_many_rows':
      return texts.too_many_rows(problem.most)
    case 'quotes':
      return texts.quotes(problem.row)
    case 'columns': {
      const named = (['missing', 'unknown', 'doubled'] as const).flatMap((kind) =>
        problem[kind].length > 0 ? texts[kind](problem[kind].join(', ')) : [],
      )
      return [texts.columns, ...named].join(' ')
    }
  }
}

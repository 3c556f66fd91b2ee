import { savedAnswers } from '#database/schema/index.ts'
import { sameInBoth } from '#domain/base/audit/index.ts'
import type { AuditSubjectSources } from '#domain/base/audit/schemas.ts'

declare module '#domain/base/audit/schemas.ts' {
  interface AuditSubjectKinds {
    'saved-answer': 'savedAnswer'
  }
}

/** Saved answers, by their titles. */
export const savedAnswerSubjects = {
  'saved-answer': {
    kind: 'savedAnswer',
    id: savedAnswers.id,
    label: sameInBoth(savedAnswers.title),
    from: savedAnswers,
  },
} satisfies Partial<AuditSubjectSources>

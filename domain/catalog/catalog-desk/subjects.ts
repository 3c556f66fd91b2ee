import { productImports } from '#database/schema/index.ts'
import { sameInBoth } from '#domain/base/audit/index.ts'
import type { AuditSubjectSources } from '#domain/base/audit/schemas.ts'

declare module '#domain/base/audit/schemas.ts' {
  interface AuditSubjectKinds {
    import: 'import'
  }
}

/** Files of products, by their names. */
export const importSubjects = {
  import: {
    kind: 'import',
    id: productImports.id,
    label: sameInBoth(productImports.fileName),
    from: productImports,
  },
} satisfies Partial<AuditSubjectSources>

import { recipes } from '#database/schema/index.ts'
import type { AuditSubjectSources } from '#domain/base/audit/schemas.ts'

declare module '#domain/base/audit/schemas.ts' {
  interface AuditSubjectKinds {
    recipe: 'recipe'
  }
}

/** Recipes. */
export const recipeSubjects = {
  recipe: {
    kind: 'recipe',
    id: recipes.id,
    label: recipes.title,
    from: recipes,
  },
} satisfies Partial<AuditSubjectSources>

import { EmptyState } from '#app/components/admin/empty-state.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { requireAdmin } from '#app/middleware/require-admin.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { countCategories } from '#domain/catalog/catalog-desk/index.ts'
import type { Route } from './+types/page.ts'
import { createAction, deleteAction, saveCategoryAction } from './category-actions.ts'
import { CategoryForm } from './category-form.tsx'
import { DeleteCategory } from './delete-category.tsx'
import { pick } from '#shared/kernel/locale.ts'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export async function loader({ context }: Route.LoaderArgs) {
  return { categories: await runVerb(context, countCategories) }
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, { create: createAction, 'save-*': saveCategoryAction, 'delete-*': deleteAction })
}

export default function CategoriesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { categories } = loaderData
  const { categories: texts } = useStaffMessages()
  const locale = useLocale()
  return (
    <>
      <OfficeHead title={texts.title} hint={texts.hint} />
      {categories.length === 0 && <EmptyState title={texts.none} text={texts.noneText} />}
      <div className="mt-4 grid gap-4">
        {categories.map((category) => (
          <details
            key={`${category.id} ${category.version}`}
            className="card p-4 sm:p-6"
            // An answer shows in its form, which without scripts would be shut.
            open={actionData?.intent.endsWith(category.id) ?? false}
          >
            <summary className="min-h-11 cursor-pointer py-2">
              <strong>{pick(category.name, locale)}</strong>{' '}
              <span className="text-stone">
                {texts.products(category.products)}
                {!category.isActive && ` · ${texts.hidden}`}
              </span>
            </summary>
            <div className="mt-4 grid gap-8">
              <CategoryForm category={category} pageReply={actionData} />
              <DeleteCategory category={category} categories={categories} pageReply={actionData} />
            </div>
          </details>
        ))}
        <section aria-labelledby="new-category" className="card p-4 sm:p-6">
          <h2 id="new-category" className="mb-4 text-lg">
            {texts.add}
          </h2>
          <CategoryForm category={undefined} pageReply={actionData} />
        </section>
      </div>
    </>
  )
}

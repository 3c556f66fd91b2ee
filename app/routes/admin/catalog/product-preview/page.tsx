import { toFacts, toTexts, typedProduct, valuesOf } from '#app/components/admin/catalog/product-values.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { ProductView } from '#app/components/catalog/product-view.tsx'
import { localeContext } from '#app/request/context.ts'
import { requireCustomer } from '#app/middleware/require-customer.ts'
import { requireStaff } from '#app/middleware/require-staff.ts'
import { answer } from '#app/request/answer.ts'
import { readForm } from '#app/request/read-form.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getStaffProduct, previewProduct } from '#domain/catalog/catalog-desk/index.ts'
import { previewProductInput, productIdInput } from '#domain/catalog/catalog-desk/schemas.ts'
import { toFieldErrors } from '#shared/kernel/validation.ts'
import { isLocale } from '#shared/kernel/locale.ts'
import type { Route } from './+types/page.ts'

/** In the frame of the shop, and for staff only. */
export const middleware: Route.MiddlewareFunction[] = [requireCustomer, requireStaff]

/** Without a loader the router would not ask the middleware. */
export function loader() {
  return null
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = typedProduct(await readForm(request))
  const id = productIdInput.safeParse({ id: typed['id'] })
  // A moderator's form has the texts only: the rest is as it is saved.
  const isTextsOnly = id.success && typed['sku'] === undefined
  const saved = isTextsOnly && valuesOf(await runVerb(context, (ctx) => getStaffProduct(ctx, id.data)))
  const input = previewProductInput.safeParse({
    ...toFacts(saved || typed),
    ...toTexts(typed),
    id: typed['id'] || undefined,
    language: context.get(localeContext),
  })
  if (!input.success) return answer({ intent: 'preview', errors: toFieldErrors(input.error) })
  return { product: await runVerb(context, (ctx) => previewProduct(ctx, input.data)) }
}

export default function PreviewPage({ actionData }: Route.ComponentProps) {
  const { products: texts } = useStaffMessages()
  const isShown = actionData && 'product' in actionData
  const wrong = actionData && 'errors' in actionData ? Object.keys(actionData.errors) : []
  return (
    <>
      <PageHead title={texts.previewTitle} noIndex />
      <div className="page py-4">
        <h1 className="text-2xl">{texts.previewTitle}</h1>
        <p role="status" className="mt-3 notice font-semibold">
          {isShown ? texts.previewText : wrong.length > 0 ? texts.previewWrong : texts.previewEmpty}
        </p>
        {wrong.length > 0 && (
          <ul className="mt-3 list-disc pl-6">
            {wrong.map((name) => (
              <li key={name}>{labelOf(name, texts)}</li>
            ))}
          </ul>
        )}
      </div>
      {isShown && (
        // Nothing here can be bought.
        <div inert>
          <ProductView product={actionData.product} />
        </div>
      )}
    </>
  )
}

/** `name.en` → Name (English). */
function labelOf(path: string, texts: ReturnType<typeof useStaffMessages>['products']): string {
  const [field = '', language] = path.split('.')
  const words: Record<string, unknown> = { ...texts, ...texts.fields, categoryId: texts.category }
  const word = typeof words[field] === 'string' ? words[field] : field
  return isLocale(language) ? `${word} (${texts.languages[language]})` : word
}

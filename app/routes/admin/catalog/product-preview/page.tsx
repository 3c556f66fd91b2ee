import { productDescription, productValues } from '#app/components/admin/catalog/product-description.ts'
import { useFieldLabels } from '#app/components/admin/catalog/use-field-labels.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { ProductView } from '#app/components/catalog/product-view.tsx'
import { localeContext } from '#app/request/context.ts'
import { requireCustomer } from '#app/middleware/require-customer.ts'
import { requireStaff } from '#app/middleware/require-staff.ts'
import { answer } from '#app/request/answer.ts'
import { parseForm } from '#app/request/parse-form.ts'
import { readForm } from '#app/request/read-form.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getStaffProduct, previewProduct } from '#domain/catalog/catalog-desk/index.ts'
import { previewProductInput, productIdInput } from '#domain/catalog/catalog-desk/schemas.ts'
import type { Route } from './+types/page.ts'

/** In the frame of the shop, and for staff only. */
export const middleware: Route.MiddlewareFunction[] = [requireCustomer, requireStaff]

/** Without a loader the router would not ask the middleware. */
export function loader() {
  return null
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const id = productIdInput.safeParse({ id: form.get('id') })
  // A moderator's form has the texts only: the rest is as it is saved.
  const isTextsOnly = id.success && !form.has('sku')
  const saved = isTextsOnly && productValues(await runVerb(context, (ctx) => getStaffProduct(ctx, id.data)))
  const whole = new Map([...Object.entries({ ...saved } as Record<string, string>), ...form])
  const { input, errors } = parseForm(
    productDescription,
    previewProductInput,
    whole,
    ({ version: _, ...typed }) => ({
      ...typed,
      id: form.get('id') || undefined,
      language: context.get(localeContext),
    }),
  )
  if (errors) return answer({ intent: 'preview', errors })
  return { product: await runVerb(context, (ctx) => previewProduct(ctx, input)) }
}

export default function PreviewPage({ actionData }: Route.ComponentProps) {
  const { products: texts } = useStaffMessages()
  const labels = useFieldLabels()
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
              <li key={name}>{labels.get(name) ?? name}</li>
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

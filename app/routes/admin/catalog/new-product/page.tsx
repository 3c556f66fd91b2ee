import { ProductForm } from '#app/components/admin/catalog/product-form.tsx'
import type { ProductReply } from '#app/components/admin/catalog/product-reply.ts'
import { newProductDescription } from '#app/components/admin/catalog/product-description.ts'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { requireAdmin } from '#app/middleware/require-admin.ts'
import { answer } from '#app/request/answer.ts'
import { parseForm } from '#app/request/parse-form.ts'
import { leadTo } from '#app/request/lead-to.ts'
import { type FormRequest, runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { createProduct, listStaffCategories } from '#domain/catalog/catalog-desk/index.ts'
import { createProductInput } from '#domain/catalog/catalog-desk/schemas.ts'
import type { Route } from './+types/page.ts'

export const middleware: Route.MiddlewareFunction[] = [requireAdmin]

export async function loader({ context }: Route.LoaderArgs) {
  return { categories: await runVerb(context, listStaffCategories) }
}

async function createAction({ context, intent, form }: FormRequest) {
  const { values, input, errors } = parseForm(newProductDescription, createProductInput, form)
  if (errors) return answer<ProductReply>({ intent, values, errors })
  const result = await runVerb(context, (ctx) => createProduct(ctx, input))
  if (!result.ok) return answer<ProductReply>({ intent, values, refusal: result })
  const to = { to: '/admin/products/:id', params: { id: result.id } } as const
  return leadTo(context, to, { notice: 'product-created' })
}

export async function action(args: Route.ActionArgs) {
  return runIntent(args, { create: createAction })
}

const EMPTY = { sortOrder: '100', initialStock: '0' }

export default function NewProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { products: texts } = useStaffMessages()
  return (
    <>
      <OfficeHead
        title={texts.newTitle}
        back={{ to: { to: '/admin/products' }, text: texts.all }}
        hint={texts.newHint}
      />
      <ProductForm intent="create" values={EMPTY} categories={loaderData.categories} pageReply={actionData} />
    </>
  )
}

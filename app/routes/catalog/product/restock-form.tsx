import { useAuth } from '#app/components/accounts/auth.tsx'
import { EmailField } from '#app/components/forms/email-field.tsx'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { useBackInStockMessages } from '#app/components/catalog/use-back-in-stock-messages.ts'
import { pathTo } from '#app/request/page-path.ts'
import type { ProductDetail } from '#domain/catalog/catalog/views.ts'
import { sizeKeyOf } from '#shared/catalog/size-key.ts'
import type { RestockReply } from './restock-action.ts'

type RestockFormProps = {
  product: Pick<ProductDetail, 'id' | 'slug' | 'netWeight' | 'sizes'>
  pageReply: RestockReply | undefined
}

/** A form to be told when a product, in the size that is chosen, is back. */
export function RestockForm({ product, pageReply }: RestockFormProps) {
  const texts = useBackInStockMessages()
  const { user } = useAuth()
  const form = useReplyForm<RestockReply>({
    intents: ['restock'],
    pageReply,
    action: pathTo(
      {
        to: '/product/:id',
        params: { id: product.slug },
        search: { size: product.sizes.length > 0 ? sizeKeyOf(product.netWeight) : undefined },
        hash: 'restock',
      },
      useLocale(),
    ),
    values: { email: user?.email ?? '' },
    refusalText: ({ reason }) => ({ text: reason === 'in_stock' ? texts.inStock : texts.wait }),
    fieldErrors: texts.fieldErrors,
  })
  const done = form.reply?.done
  return (
    <section id="restock" aria-labelledby="restock-title" className="card mt-4 scroll-mt-28 p-5">
      <h2 id="restock-title" className="text-lg">
        {texts.title}
      </h2>
      {done ? (
        <p role="status" className="mt-2 font-semibold">
          {done === 'waiting' ? texts.waiting : texts.checkMail}
        </p>
      ) : (
        <ReplyFormFrame of={form} className="mt-2 grid gap-4">
          <input type="hidden" name="productId" value={product.id} />
          {form.notice && (
            <FormNotice isError>
              <p>{form.notice.text}</p>
            </FormNotice>
          )}
          <EmailField label={texts.email} autoComplete="email" maxLength={254} />
          <p className="text-sm text-stone">{texts.wording}</p>
          <SubmitButton
            intent="restock"
            pendingText={texts.pending}
            className="btn btn-leaf justify-self-start"
          >
            {texts.action}
          </SubmitButton>
        </ReplyFormFrame>
      )}
    </section>
  )
}

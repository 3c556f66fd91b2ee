import { AskFirst } from '#app/components/admin/ask-first.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { Picture } from '#app/components/ui/picture.tsx'
import type { ProductPicture } from '#domain/catalog/product-pictures/views.ts'
import { LOCALES } from '#shared/kernel/locale.ts'
import { MoveButtons } from './move-buttons.tsx'
import type { PicturesReply } from './pictures-reply.ts'
import { TextsForm } from './texts-form.tsx'
import { UploadForm } from './upload-form.tsx'
import type { useDragOrder } from './use-drag-order.ts'

type PictureItemProps = {
  picture: ProductPicture
  place: number
  count: number
  pageReply: PicturesReply | undefined
  drag: ReturnType<ReturnType<typeof useDragOrder>>
}

/** One picture: what it looks like, its place, its texts, and what may be done with it. */
export function PictureItem({ picture, place, count, pageReply, drag }: PictureItemProps) {
  const { pictures: texts } = useStaffMessages()
  const isAdmin = useIsAdmin()
  const missing = LOCALES.filter((language) => !picture.alt[language])
  return (
    <li
      id={`picture-${picture.id}`}
      {...drag.target}
      className={`grid scroll-mt-20 gap-4 rounded-card border p-4 sm:grid-cols-[10rem_1fr] ${drag.isOver ? 'border-leaf' : 'border-line'}`}
    >
      <div {...drag.handle} className="grid cursor-grab content-start gap-2">
        <Picture
          image={picture.image}
          alt={picture.alt.en || texts.place(place + 1, count)}
          sizes="160px"
          className="pointer-events-none aspect-square w-40 rounded-field object-cover"
        />
        <p className="text-sm text-stone">{texts.pixels(picture.width, picture.height)}</p>
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 className="font-semibold">
            {place === 0 ? texts.main : texts.place(place + 1, count)}
            {missing.length > 0 && (
              <span className="ml-2 text-sm font-normal text-chilli-text">
                {missing.map((language) => texts.missing[language]).join(' · ')}
              </span>
            )}
          </h3>
          <MoveButtons id={picture.id} place={place} count={count} />
        </div>
        <TextsForm key={picture.version} picture={picture} pageReply={pageReply} />
        {isAdmin && (
          <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
            <details className="min-w-0 grow">
              <summary className="min-h-11 cursor-pointer py-2 font-semibold text-leaf">
                {texts.replace}
              </summary>
              <UploadForm
                intent={`replace-${picture.id}`}
                replaces={picture.id}
                pageReply={pageReply}
                label={texts.replacement}
                hint={texts.replaceHint}
                submit={texts.replace}
                good={texts.replaced}
              />
            </details>
            <AskFirst
              intent={`delete-${picture.id}`}
              step={texts.delete}
              question={texts.deleteQuestion}
              className="grid gap-3"
            />
          </div>
        )}
      </div>
    </li>
  )
}

import { AskFirst } from '#app/components/admin/ask-first.tsx'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OnePictureForm, type OnePictureReply } from '#app/components/admin/base/one-picture-form.tsx'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { Picture } from '#app/components/ui/picture.tsx'

type DishPictureProps = { image: string | null; pageReply: OnePictureReply | undefined }

/** The picture of a dish, and another file in its place. */
export function DishPicture({ image, pageReply }: DishPictureProps) {
  const { menu: texts, pictures } = useStaffMessages()
  const isAdmin = useIsAdmin()
  return (
    <OfficeCard id="picture" title={texts.pictureTitle}>
      <div className="grid gap-6 sm:grid-cols-[12rem_1fr]">
        {image ? (
          <Picture
            image={image}
            alt=""
            shape="4:3"
            sizes="192px"
            className="aspect-[4/3] w-48 rounded-field object-cover"
          />
        ) : (
          <p className="text-stone">{texts.noPicture}</p>
        )}
        <div className="grid content-start gap-4">
          <OnePictureForm pageReply={pageReply} />
          {isAdmin && image && (
            <AskFirst intent="remove_picture" step={texts.deletePicture} question={pictures.deleteQuestion} />
          )}
        </div>
      </div>
    </OfficeCard>
  )
}

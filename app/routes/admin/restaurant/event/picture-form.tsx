import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OnePictureForm, type OnePictureReply } from '#app/components/admin/base/one-picture-form.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { Picture } from '#app/components/ui/picture.tsx'
import type { StaffEvent } from '#domain/restaurant/event-desk/schemas.ts'

type PictureFormProps = { event: StaffEvent; pageReply: OnePictureReply | undefined }

/** The event's one picture, and a form to show another. */
export function PictureForm({ event, pageReply }: PictureFormProps) {
  const { events: texts } = useStaffMessages()
  return (
    <OfficeCard id="picture" title={texts.picture}>
      <div className="grid gap-4 sm:grid-cols-[14rem_1fr]">
        <Picture
          image={event.image}
          alt={event.pictureAlt.en}
          shape="4:3"
          sizes="224px"
          className="aspect-[4/3] w-56 max-w-full rounded-field object-cover"
        />
        <OnePictureForm pageReply={pageReply} />
      </div>
    </OfficeCard>
  )
}

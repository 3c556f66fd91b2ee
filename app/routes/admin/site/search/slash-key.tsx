import { ButtonForm } from '#app/components/forms/button-form.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useSlashKey } from '#app/components/admin/search/use-slash-key.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'

/** Says what `/` does, and switches it off or on in this browser. */
export function SlashKey() {
  const { officeSearch, working } = useStaffMessages()
  const texts = officeSearch.slashKey
  const isOn = useSlashKey()
  return (
    <section
      id="slash-key"
      aria-labelledby="slash-key-title"
      className="mt-12 max-w-xl scroll-mt-28 border-t border-line pt-5"
    >
      <h2 id="slash-key-title" className="text-lg">
        {texts.title}
      </h2>
      <p className="mt-1 mb-4 text-stone" role="status">
        {isOn ? texts.on : texts.off}
      </p>
      <ButtonForm>
        <SubmitButton intent={isOn ? 'slash-off' : 'slash-on'} pendingText={working} className="btn btn-line">
          {isOn ? texts.switchOff : texts.switchOn}
        </SubmitButton>
      </ButtonForm>
    </section>
  )
}

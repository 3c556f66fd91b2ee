import { AuthTitle } from '#app/components/accounts/auth-title.tsx'
import { FormNotice } from '#app/components/forms/form-notice.tsx'
import { ReplyFormFrame } from '#app/components/forms/reply-form-frame.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { useReplyForm } from '#app/components/forms/use-reply-form.ts'
import { useLocale } from '#app/components/i18n/locale.tsx'
import { type TopicSwitch, TopicSwitches } from '#app/components/newsletters/topic-switches.tsx'
import { pathTo } from '#app/request/page-path.ts'
import type { PreferencesReply } from './preference-actions.ts'
import { usePreferencesMessages } from './use-preferences-messages.ts'

type PreferenceFormsProps = {
  email: string
  switches: TopicSwitch[]
  /** The topic of the mail whose link led here. */
  ofMail: TopicSwitch | undefined
  pageReply: PreferencesReply | undefined
}

/** One press for the mail that led here, and a switch for every topic. */
export function PreferenceForms({ email, switches, ofMail, pageReply }: PreferenceFormsProps) {
  const texts = usePreferencesMessages()
  return (
    <>
      <AuthTitle heading="h1" title={texts.title} lead={texts.lead(email)} />
      {ofMail && <StopForm topic={ofMail} pageReply={pageReply} />}
      <SwitchesForm switches={switches} pageReply={pageReply} />
      <p className="mt-8 text-sm text-stone">{texts.orders}</p>
    </>
  )
}

function usePreferenceForm(intents: string[], pageReply: PreferencesReply | undefined) {
  const texts = usePreferencesMessages()
  return useReplyForm<PreferencesReply>({
    intents,
    pageReply,
    action: pathTo('/mail-preferences', useLocale()),
    refusalText: () => ({ text: texts.deadText }),
  })
}

function StopForm({ topic, pageReply }: { topic: TopicSwitch; pageReply: PreferencesReply | undefined }) {
  const texts = usePreferencesMessages()
  const form = usePreferenceForm(['unsubscribe'], pageReply)
  const { notice, reply } = form
  return (
    <ReplyFormFrame of={form} className="mt-8 grid gap-5">
      {notice && (
        <FormNotice isError>
          <p>{notice.text}</p>
        </FormNotice>
      )}
      {topic.isOn ? (
        <>
          <h2 className="text-lg">{texts.stopTitle(topic.label)}</h2>
          <SubmitButton intent="unsubscribe" pendingText={texts.stopping} className="btn btn-primary w-full">
            {texts.stop}
          </SubmitButton>
        </>
      ) : (
        <FormNotice>
          <p role="status">{reply?.done ? texts.stopped(topic.label) : texts.off(topic.label)}</p>
        </FormNotice>
      )}
    </ReplyFormFrame>
  )
}

function SwitchesForm({
  switches,
  pageReply,
}: {
  switches: TopicSwitch[]
  pageReply: PreferencesReply | undefined
}) {
  const texts = usePreferencesMessages()
  const form = usePreferenceForm(['save', 'none'], pageReply)
  const { notice, reply } = form
  return (
    <ReplyFormFrame of={form} className="mt-8 grid gap-5 border-t border-line pt-6">
      <h2 className="text-lg">{texts.all}</h2>
      {notice && (
        <FormNotice isError>
          <p>{notice.text}</p>
        </FormNotice>
      )}
      {reply?.done && (
        <FormNotice>
          <p role="status">{switches.some(({ isOn }) => isOn) ? texts.saved : texts.savedNone}</p>
        </FormNotice>
      )}
      <TopicSwitches switches={switches} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton intent="save" pendingText={texts.stopping} className="btn btn-leaf">
          {texts.save}
        </SubmitButton>
        <SubmitButton intent="none" pendingText={texts.stopping} className="btn btn-line">
          {texts.none}
        </SubmitButton>
      </div>
    </ReplyFormFrame>
  )
}

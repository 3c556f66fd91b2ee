import { contact as contactTh } from '#shared/messages/th/customers/contact.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { newTag } from '../office.ts'
import { en, expect, newEmail, open } from '../shopper.ts'
import { test } from '../staff.ts'

test('an answer is saved once, inserted into a reply in the sender’s language, and changed there @phone', async ({
  page: sender,
  staffPage: page,
}) => {
  const { messages } = en.staff
  const { saved } = messages
  const title = `Thanks ${newTag()}`
  await open(page, '/admin/messages')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: saved.title }).click()
  const form = main.getByRole('region', { name: saved.add })
  await form.getByLabel(saved.answerTitle).fill(title)
  await form.getByLabel(`${saved.text} (${en.staff.products.languages.en})`).fill('Dear {name}, thank you.')
  await form.getByLabel(`${saved.text} (${en.staff.products.languages.th})`).fill('ขอบคุณค่ะ คุณ {name}')
  await form.getByRole('button', { name: saved.create }).click()
  await expect(main.getByText(title)).toBeVisible()
  await expectAccessible(page)

  const email = newEmail()
  await open(sender, '/th/contact')
  const letter = sender.getByRole('main')
  await letter.getByLabel(contactTh.topic).selectOption('product')
  await letter.getByLabel(contactTh.name).fill('นก ใจดี')
  await letter.getByLabel(contactTh.email).fill(email)
  await letter.getByLabel(contactTh.message).fill('อร่อยมากค่ะ')
  // Anyone who is quicker than three seconds is asked to press again.
  await expect(async () => {
    await letter.getByRole('button', { name: contactTh.submit }).click()
    await expect(letter.getByText(contactTh.sent.text)).toBeVisible({ timeout: 5_000 })
  }).toPass()

  await open(page, `/admin/messages?search=${encodeURIComponent(email)}`)
  await main.getByRole('link', { name: /นก ใจดี/ }).click()
  const text = main.getByRole('textbox', { name: messages.answer })
  await text.fill('สวัสดีค่ะ')
  await main.getByLabel(saved.choose).selectOption({ label: title })
  await main.getByRole('button', { name: saved.insert }).click()
  await expect(text).toHaveValue('สวัสดีค่ะ\n\nขอบคุณค่ะ คุณ นก ใจดี')
  await expectAccessible(page)
  await text.fill('ขอบคุณค่ะ คุณนก')
  await main.getByRole('button', { name: messages.send }).click()
  await expect(main.getByText('ขอบคุณค่ะ คุณนก')).toBeVisible()
})

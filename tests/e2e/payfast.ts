import { expect, type Page } from '@playwright/test'
import { addToCart, fillCheckout, type Messages, open } from './shopper.ts'

/** Orders a jar by PayFast and lands on its pages, where a person chooses what happens. */
export async function orderByPayFast(page: Page, email: string, texts: Messages, prefix = ''): Promise<void> {
  await addToCart(page, `${prefix}/product/red-curry-paste`, texts)
  await open(page, `${prefix}/checkout`)
  await fillCheckout(page, email, texts)
  await page.getByLabel(texts.purchase.payment.hosted('PayFast')).check()
  await page.getByRole('button', { name: texts.checkout.review.action }).click()
  await page.getByRole('button', { name: texts.checkout.review.placeAndPay('R174.00') }).click()
  await expect(page.getByRole('heading', { name: /^KROK order KROK-/ })).toBeVisible()
  await expect(page.getByText('174.00')).toBeVisible()
}

/** Presses one of the buttons that the stand-in's page has. */
export const choose = (page: Page, choice: string) =>
  page.getByRole('button', { name: choice, exact: true }).click()

import { expect, type Locator } from '@playwright/test'

/** A notice leaves by itself: who waits until there is none finds none in the end, said or not. Looks once, at once. */
export async function expectNotSaid(words: Locator): Promise<void> {
  expect(await words.count()).toBe(0)
}

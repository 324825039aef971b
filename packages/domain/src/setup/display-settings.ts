import type { CompanySetting } from '../ground/company-settings.ts'
import { orderLayoutText, readOrderLayout } from './order-layout.ts'
import { readSideMenu } from './side-menu.ts'

/** Settings of a company that are arranged on a page: kept as text beside the others, so that they come with the session. */
export const displaySettings = ['sideMenu', 'orderDetails'] as const satisfies readonly CompanySetting[]
export type DisplaySetting = (typeof displaySettings)[number]

export const MOST_DISPLAY_TEXT = 20_000

/** What is kept of a text: only what makes sense, and nothing where it is as usual. */
export function cleaned(name: DisplaySetting, text: string): string {
  if (name === 'orderDetails') return orderLayoutText(readOrderLayout(text))
  const menu = readSideMenu(text)
  return menu.length === 0 ? '' : JSON.stringify(menu)
}

/** After how long without input nobody is thought to be at the screen any more. */
import { type CompanySettingValues, settingValues } from '../company-settings.ts'

/** Pages that are read: whoever stands before a drawing touches nothing for long. */
const DOCUMENTS = /\/(running-order-documents|planned-order-documents|operation-text|(documents|files)(\/[^/]+)?)$/

/** Minutes as milliseconds; null while it is switched off with 0. */
export function inactiveAfterMs(
  stored: Readonly<Record<string, string>> | CompanySettingValues,
  path: string,
): number | null {
  const { inactivity_timeout, inactivity_document_timeout } = settingValues(stored)
  const minutes = Number(DOCUMENTS.test(path) ? inactivity_document_timeout : inactivity_timeout)
  return minutes > 0 ? minutes * 60_000 : null
}

import type { AdminActionRow } from '@takt/domain/ground/model/admin-action.ts'
import type { useText } from '../../../data/words/use-text.ts'

/** How an action went, in a few words. */
export function resultText(
  { action, result, count, subject }: Omit<AdminActionRow, 'record_no'>,
  text: ReturnType<typeof useText>,
): string {
  if (result === 'erp-off') return text('admin-result.erp-off')
  if (result === 'nobody') return text('admin-result.nobody', { user: subject })
  if (result === 'asked') return text('admin-result.asked')
  if (action === 'send-erp') return text('admin-result.sending', { count })
  if (action === 'sign-out-user') return text('admin-result.signed-out', { count, user: subject })
  return text('admin-result.done')
}

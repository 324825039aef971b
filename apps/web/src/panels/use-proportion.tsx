import { settingValues } from '@takt/domain/ground/company-settings.ts'
import { type Entered, type OrderSoFar, proportions, sharePassed, sharesOf } from '@takt/domain/machines/proportion.ts'
import { ConfirmDialog } from '@takt/ui/dialog/ConfirmDialog.tsx'
import { type ReactNode, useState } from 'react'
import { useSession } from '../data/session/session.ts'
import { usePopupTime } from '../data/stops/use-popup-time.ts'
import { useNumber } from '../data/words/format.ts'
import { useText } from '../data/words/use-text.ts'

interface Asked {
  readonly question: string
  go(): void
}

interface Proportion {
  /** Goes on at once, or after a yes where the number does not fit. */
  check(of: OrderSoFar | null, quantity: number, asked: Asked): void
  readonly popup: ReactNode
}

/** The question that the wizards ask about a number out of proportion, for a panel that takes one. */
export function useProportion(entered: Entered): Proportion {
  const text = useText()
  const time = usePopupTime()
  const session = useSession()
  const number = useNumber()
  const [asking, setAsking] = useState<(Asked & { readonly why: string }) | null>(null)
  const shares = sharesOf(settingValues(session?.company_settings ?? {}))
  const whyOf = (of: OrderSoFar, quantity: number) => {
    const passed = sharePassed(entered, of, { quantity, shares })
    if (!passed) return ''
    const { by, share, above } = passed
    return text(`wizard.proportion.share.${by}`, { share: number(share), above: number(above) })
  }
  const answer = (yes: boolean) => {
    setAsking(null)
    if (yes) asking?.go()
  }
  return {
    check: (of, quantity, asked) => {
      if (of && proportions[entered].asks(of, quantity, shares)) setAsking({ ...asked, why: whyOf(of, quantity) })
      else asked.go()
    },
    popup: (
      <ConfirmDialog
        open={asking !== null}
        danger
        title={text('wizard.proportion')}
        message={[asking?.question, asking?.why].filter(Boolean).join(' ')}
        confirmLabel={text('wizard.proportion.yes')}
        cancelLabel={text('wizard.proportion.no')}
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
        {...time}
      />
    ),
  }
}

import { rowsNamed } from '@takt/domain/ground/scanner/rows-named.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Dialog } from '@takt/ui/dialog/Dialog.tsx'
import { usePopupTime } from '../../data/stops/use-popup-time.ts'
import { useText } from '../../data/words/use-text.ts'
import { useScan } from '../../device/scan-takers.ts'
import styles from './PlannedOrderPanel.module.css'
import type { Offer } from './use-start-chain.ts'

interface OfferPickProps {
  title: string
  offers: readonly Offer[]
  onPick: (code: string) => void
  onAbort: () => void
}

/** One of a few, by a press or by the label on it. */
export function OfferPick({ title, offers, onPick, onAbort }: OfferPickProps) {
  const text = useText()
  useScan((code) => {
    const [only] = rowsNamed(offers, code, (offer) => [offer.code])
    if (only) onPick(only.code)
    return only !== undefined || { stays: true, unchosen: false }
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onAbort()}
      title={title}
      closeLabel={text('shell.close')}
      closesBeside={false}
      {...usePopupTime()}
    >
      <div className={styles.structures}>
        {offers.map(({ code, words }) => (
          <Button key={code} size="primary" fullWidth onClick={() => onPick(code)}>
            <span className={styles.structure}>
              <strong>{code}</strong> {words}
            </span>
          </Button>
        ))}
      </div>
    </Dialog>
  )
}

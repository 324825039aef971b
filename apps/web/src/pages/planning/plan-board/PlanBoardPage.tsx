import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { zooms } from '@takt/domain/planning/board-axis.ts'
import { movedTo, type Wish } from '@takt/domain/planning/board-plan.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { Segmented } from '@takt/ui/segmented/Segmented.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useState } from 'react'
import { useText } from '../../../data/words/use-text.ts'
import { usePhone } from '../../../device/use-phone.ts'
import { LeaveGuard } from '../../../parts/leave-guard/LeaveGuard.tsx'
import { notify } from '../../../parts/notices.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { DraftBar } from './DraftBar.tsx'
import { Legend } from './Legend.tsx'
import { OrderDialog } from './OrderDialog.tsx'
import styles from './PlanBoard.module.css'
import { PlanList } from './PlanList.tsx'
import { PlanPicture } from './PlanPicture.tsx'
import { useBoardAddress } from './use-board-address.ts'
import { useDraft } from './use-draft.ts'
import { usePlanBoard } from './use-plan-board.ts'

/** The plan of machines over time: what runs and waits where, what will be late, and what follows when it is moved. */
export default function PlanBoardPage() {
  const text = useText()
  const phone = usePhone()
  const address = useBoardAddress()
  const { load, plan, board, span } = usePlanBoard()
  const draft = useDraft(plan, board, load.reload)
  const [opened, setOpened] = useState<string | null>(null)
  const show = address.show ?? (phone ? 'list' : 'board')
  const move = (card_no: string, wish: Wish): boolean => {
    if (!board) return false
    const moved = movedTo(board, draft.lines, card_no, wish)
    if (isRefusal(moved)) {
      // The board calls orders by their number, and not by the card.
      const order = board.bars.find((one) => one.card_no === card_no)?.order.work_order_no || card_no
      notify.failure(text(`refusal.${moved.refusal}` as TextKey, { ...moved.values, card_no: order }))
      return false
    }
    draft.add(moved)
    return true
  }
  const bars = draft.lines.flatMap((line) => line.bars)
  const standing = (of: string) => bars.filter((bar) => bar.standing === of).length
  const about = [
    text('plan.about', { count: bars.length }),
    ...(standing('late') > 0 ? [text('plan.about-late', { count: standing('late') })] : []),
    ...(standing('at-risk') > 0 ? [text('plan.about-risk', { count: standing('at-risk') })] : []),
  ]
  return (
    <PageFrame
      layout={show === 'board' ? 'screen' : 'flow'}
      title={text('title.plan-board')}
      about={board && about.join(' · ')}
      load={load}
      failed={text('plan.failed')}
      tools={
        <>
          {show === 'board' && (
            <>
              <Segmented
                label={text('plan.zoom')}
                value={address.zoom}
                onValueChange={(zoom) => address.change({ zoom })}
                options={zooms.map((value) => ({ value, label: text(`plan.zoom.${value}`) }))}
              />
              <Button aria-label={text('plan.to-now')} onClick={() => address.change({ at: undefined })}>
                {text('plan.now')}
              </Button>
            </>
          )}
          <Segmented
            label={text('plan.show')}
            value={show}
            onValueChange={(next) => address.change({ show: next })}
            options={[
              { value: 'board', label: text('plan.show.board') },
              { value: 'list', label: text('plan.show.list') },
            ]}
          />
        </>
      }
    >
      {board && board.machines.length === 0 ? (
        <EmptyState title={text('plan.no-machines')} />
      ) : (
        board && (
          <div className={show === 'board' ? styles.page : styles.flow}>
            {plan?.cut && <p className={styles.cut}>{text('plan.cut')}</p>}
            {show === 'board' ? (
              <PlanPicture
                lines={draft.lines}
                board={board}
                span={span}
                address={address}
                onOpen={setOpened}
                onMove={move}
                draft={draft}
              />
            ) : bars.length === 0 ? (
              <EmptyState title={text('plan.no-orders')} text={text('plan.no-orders-text')} />
            ) : (
              <PlanList lines={draft.lines} onOpen={setOpened} />
            )}
            {show === 'board' && <Legend />}
            {(draft.canUndo || draft.canRedo) && <DraftBar draft={draft} bars={bars} />}
          </div>
        )
      )}
      {board && opened !== null && (
        <OrderDialog
          key={opened}
          card_no={opened}
          lines={draft.lines}
          now={board.now}
          onMove={move}
          onClose={() => setOpened(null)}
        />
      )}
      <LeaveGuard unsaved={draft.changes.size > 0} />
    </PageFrame>
  )
}

import { can } from '@takt/domain/ground/permissions.ts'
import { Button } from '@takt/ui/button/Button.tsx'
import { CardGrid } from '@takt/ui/card/CardGrid.tsx'
import { PlusIcon } from '@takt/ui/icon/icons.tsx'
import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useLoad } from '../../../data/call/use-load.ts'
import { useSession } from '../../../data/session/session.ts'
import { useText } from '../../../data/words/use-text.ts'
import { PageFrame } from '../../../parts/page-frame/PageFrame.tsx'
import { to } from '../../../routes/to.ts'
import { NoReport } from './NoReport.tsx'
import { questionOf } from './question-address.ts'
import { ScheduleCard } from './ScheduleCard.tsx'
import { ScheduleForm } from './ScheduleForm.tsx'
import { ScheduleTools } from './ScheduleTools.tsx'
import { useReport } from './use-report.ts'

/** The next run becomes the last one by itself. */
const REFRESH_SECONDS = 60

/** Deliveries of one report. What somebody looked at before they came is what a new one begins with. */
export default function ReportSchedulePage() {
  const text = useText()
  const { report, reportidentity, load: reports } = useReport()
  const search = useLocation({ select: (location) => location.searchStr })
  const schedules = useLoad(
    'get_report_schedules',
    { report_id: reportidentity },
    { enabled: report !== undefined, everySeconds: REFRESH_SECONDS, reloadOn: ['file-archive-added'] },
  )
  const [making, setMaking] = useState(false)
  const maySeeChanges = can(useSession(), 'can-access-admin-panel')
  const tools = report && (
    <>
      {maySeeChanges && <ScheduleTools report_id={report.report_id} schedules={schedules.rows ?? []} />}
      <Button variant="primary" icon={<PlusIcon />} onClick={() => setMaking(true)}>
        {text('deliveries.new')}
      </Button>
    </>
  )
  const known = reports.rows !== undefined && report === undefined
  return (
    <PageFrame
      layout="flow"
      title={text('title.report-schedule')}
      about={report?.name}
      back={to('reportOrder', { reportidentity }) + search}
      load={known || report === undefined ? reports : schedules}
      failed={text('deliveries.failed')}
      tools={tools}
    >
      {report === undefined ? (
        <NoReport />
      ) : (
        <>
          {schedules.rows?.length === 0 && (
            <EmptyState title={text('deliveries.none')} text={text('deliveries.none-text')} />
          )}
          <CardGrid label={text('title.report-schedule')}>
            {schedules.rows?.map((schedule) => (
              <ScheduleCard
                key={schedule.schedule_no}
                report={report}
                schedule={schedule}
                onChanged={schedules.reload}
              />
            ))}
          </CardGrid>
          {making && (
            <ScheduleForm
              report={report}
              schedule={null}
              question={questionOf(search)}
              onSaved={schedules.reload}
              onClose={() => setMaking(false)}
            />
          )}
        </>
      )}
    </PageFrame>
  )
}

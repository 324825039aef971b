import { look, lookShowWhen } from '@takt/domain/dashboards/look.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import {
  DEFAULT_WARNING_THRESHOLD,
  DOCUMENTS_EVERY_SECONDS,
  documentSorts,
} from '@takt/domain/documents/shown-document.ts'
import { need } from '../../dashboard/data/needs.ts'
import { defineWidget } from '../../dashboard/define-widget.ts'
import { reportSample } from './report.sample.ts'

const FIELDS = ['document_description', 'document_link', 'view_order', 'last_changed'] as const

export const report = defineWidget({
  kind: 'report',
  group: 'words',
  title: 'widget.report',
  description: 'widget.report.description',
  picture: {
    line: 'M17 3h20l10 10v24H17zM37 3v10h10',
    bold: 'M24 20h16M24 26h16M24 32h9',
  },
  options: {
    data: option.section('option.section.data', {
      machineId: option.machines('option.machine', { most: 1 }),
      dataSource: option.select('option.report-source', {
        choices: [1, 2],
        default: 2,
        choiceLabel: 'choice.report-source',
      }),
      'reportType.report_setting': option.select('option.report-type', {
        choices: ['order_report', 'stops_report'],
        default: 'order_report',
        choiceLabel: 'choice.report-type',
      }),
      regex: option.string('option.report-regex'),
      sortBy: option.select('option.report-sort', {
        choices: documentSorts,
        default: 'none',
        choiceLabel: 'choice.report-sort',
      }),
      sortKey: option.select('option.report-sort-key', {
        choices: FIELDS,
        default: 'document_description',
        choiceLabel: 'choice.report-field',
      }),
      sortOrder: option.select('option.report-order', {
        choices: ['asc', 'desc'],
        default: 'asc',
        choiceLabel: 'choice.report-order',
      }),
      'customDocuments.label': option.string('option.report-label'),
      pageNumber: option.number('option.report-page', { default: 1, min: 1, max: 999, step: 1 }),
    }),
    warning: option.section('option.section.report-warning', {
      warnForNew: option.boolean('option.warn-for-new', false),
      warningThreshHold: option.number('option.warning-threshold', {
        default: DEFAULT_WARNING_THRESHOLD,
        min: 1,
        max: 100,
        step: 1,
      }),
      right: option.number('option.badge-right', { default: 8, min: 0, max: 2000, step: 1 }),
      top: option.number('option.badge-top', { default: 8, min: 0, max: 2000, step: 1 }),
    }),
    look: option.section('option.section.look', look),
  },
  showWhen: {
    ...lookShowWhen,
    'reportType.report_setting': { dataSource: 1 },
    regex: { dataSource: 2 },
    sortBy: { dataSource: 2 },
    sortKey: { dataSource: 2, sortBy: 'key' },
    sortOrder: { dataSource: 2, sortBy: 'key' },
    'customDocuments.label': { dataSource: 2 },
    warnForNew: { dataSource: 2 },
    warningThreshHold: { dataSource: 2, warnForNew: true },
    right: { dataSource: 2, warnForNew: true },
    top: { dataSource: 2, warnForNew: true },
  },
  needs: ({ machineId, dataSource }) => {
    const machine_id = machineId[0] ?? ''
    return {
      machine: need.machine(machine_id),
      documents: need.loadIf(
        dataSource === 2,
        'get_documents',
        { machine_id, of_running: true },
        DOCUMENTS_EVERY_SECONDS,
      ),
      files: need.loadIf(dataSource === 1, 'get_files', { machine_id, kind: 'q-reports' }, DOCUMENTS_EVERY_SECONDS),
    }
  },
  incomplete: ({ machineId }) => (machineId.length === 0 ? 'widget.choose-machine' : undefined),
  preview: 'real',
  sample: reportSample,
  migrate: [],
})

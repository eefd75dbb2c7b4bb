import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { schoolRoutes } from './app.school.ts';
import { accessRequestsRoutes } from './features/accessRequests/accessRequests.routes.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import { actionPlansRoutes } from './features/actionPlans/actionPlans.routes.ts';
import { applicationsRoutes } from './features/applications/applications.routes.ts';
import { appointmentsRoutes } from './features/appointments/appointments.routes.ts';
import { approvalsRoutes } from './features/approvals/approvals.routes.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { bookkeepingRoutes } from './features/bookkeeping/bookkeeping.routes.ts';
import { calendarRoutes } from './features/calendar/calendar.routes.ts';
import { clientsRoutes } from './features/clients/clients.routes.ts';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { digestsRoutes } from './features/digests/digests.routes.ts';
import { documentsRoutes } from './features/documents/documents.routes.ts';
import { documentTemplatesRoutes } from './features/documentTemplates/documentTemplates.routes.ts';
import { eventsRoutes } from './features/events/events.routes.ts';
import { experienceRoutes } from './features/experience/experience.routes.ts';
import { firstStepsRoutes } from './features/firstSteps/firstSteps.routes.ts';
import { handoversRoutes } from './features/handovers/handovers.routes.ts';
import { hoursRoutes } from './features/hours/hours.routes.ts';
import { importsRoutes } from './features/imports/imports.routes.ts';
import { invoiceBatchesRoutes } from './features/invoiceBatches/invoiceBatches.routes.ts';
import { invoiceMailsRoutes } from './features/invoiceMails/invoiceMails.routes.ts';
import { invoiceRepeatsRoutes } from './features/invoiceRepeats/invoiceRepeats.routes.ts';
import { invoicesRoutes } from './features/invoices/invoices.routes.ts';
import { mailsRoutes } from './features/mails/mails.routes.ts';
import { membersRoutes } from './features/members/members.routes.ts';
import { messagesRoutes } from './features/messages/messages.routes.ts';
import { notesRoutes } from './features/notes/notes.routes.ts';
import { organisationsRoutes } from './features/organisations/organisations.routes.ts';
import { outboxRoutes } from './features/outbox/outbox.routes.ts';
import { payersRoutes } from './features/payers/payers.routes.ts';
import { paymentsRoutes } from './features/payments/payments.routes.ts';
import { peopleRoutes } from './features/people/people.routes.ts';
import { portalRoutes } from './features/portal/portal.routes.ts';
import { profileRoutes } from './features/profile/profile.routes.ts';
import { referenceRoutes } from './features/reference/reference.routes.ts';
import { remindersRoutes } from './features/reminders/reminders.routes.ts';
import { reviewsRoutes } from './features/reviews/reviews.routes.ts';
import { takeStep } from './features/reviews/reviews.service.ts';
import { rightsRoutes } from './features/rights/rights.routes.ts';
import { studiesRoutes } from './features/studies/studies.routes.ts';
import { surveysRoutes } from './features/surveys/surveys.routes.ts';
import { surveyTemplatesRoutes } from './features/surveyTemplates/surveyTemplates.routes.ts';
import { systemRoutes } from './features/system/system.routes.ts';
import { tasksRoutes } from './features/tasks/tasks.routes.ts';
import { teamsRoutes } from './features/teams/teams.routes.ts';
import { testsRoutes } from './features/tests/tests.routes.ts';
import { todayRoutes } from './features/today/today.routes.ts';
import { trajectoriesRoutes } from './features/trajectories/trajectories.routes.ts';
import { visibilityRoutes } from './features/visibility/visibility.routes.ts';
import { workingDayRoutes } from './features/workingDay/workingDay.routes.ts';
import { metricsRoute } from './platform/health/metricsRoute.ts';
import { browserConfig } from './platform/http/browserConfig.ts';
import { requireDeclaration } from './platform/http/declared.ts';
import { docsRoutes } from './platform/http/docs.ts';
import { drainRequests } from './platform/http/drainRequests.ts';
import { answerFailures, answerUnreadable } from './platform/http/failures.ts';
import { secureHeaders, sendWithAll } from './platform/http/headers.ts';
import { healthRoutes } from './platform/http/health.ts';
import { serveOnlyHost } from './platform/http/hostGuard.ts';
import { readJsonBodies } from './platform/http/jsonBody.ts';
import { logRequests } from './platform/http/logging.ts';
import { type Serve, serveOn } from './platform/http/serve.ts';
import { siteRoutes } from './platform/http/site.ts';
import type { World } from './platform/program/world.ts';
import { keysRoute } from './platform/signing/keysRoute.ts';

type Options = { log: FastifyBaseLogger; webDist?: string; demo?: boolean };

/** Above the uploads' own limit, which refuses with a sentence. */
const multipartOptions = {
  throwFileSizeLimit: false,
  limits: { fileSize: 101 * 1024 * 1024, files: 5, fields: 30, fieldSize: 64 * 1024, parts: 40 },
};

/** The list of features, one line each, and what surrounds them. */
export function buildApp(world: World, options: Options): FastifyInstance {
  const { webDist, demo = false, log } = options;
  const { settings } = world;
  const headers = secureHeaders({ https: settings.PUBLIC_URL?.startsWith('https:') ?? false });
  const app = Fastify({
    bodyLimit: 256 * 1024,
    trustProxy: settings.TRUST_PROXY ?? false,
    loggerInstance: log,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'request_id',
    }),
    forceCloseConnections: 'idle',
    requestTimeout: 120_000,
    return503OnClosing: false, // What still arrives on an open connection is served.
    frameworkErrors: answerUnreadable(headers),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  requireDeclaration(app);
  readJsonBodies(app);
  answerFailures(app);
  drainRequests(app);
  logRequests(app);
  sendWithAll(app, headers);
  serveOnlyHost(app, settings.PUBLIC_URL);
  app.register(multipart, multipartOptions);

  healthRoutes(app, world);
  metricsRoute(app, world.health, settings);
  keysRoute(app, world);
  browserConfig(app, settings, demo);
  app.register(
    async (api) => {
      api.addHook('onRequest', (_request, reply, done) => {
        reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
        done();
      });
      docsRoutes(api);
      features(serveOn(api, world), world, demo);
    },
    { prefix: '/api' },
  );
  if (webDist) siteRoutes(app, webDist);
  return app;
}

function features(serve: Serve, world: World, demo: boolean) {
  accessRequestsRoutes(serve, world);
  accountRoutes(serve, world);
  actionPlansRoutes(serve, world);
  applicationsRoutes(serve, world);
  appointmentsRoutes(serve, world);
  approvalsRoutes(serve, world, takeStep);
  authRoutes(serve, world);
  bookkeepingRoutes(serve, world);
  calendarRoutes(serve, world);
  clientsRoutes(serve, world);
  dashboardRoutes(serve, world);
  digestsRoutes(serve, world);
  documentsRoutes(serve, world);
  documentTemplatesRoutes(serve, world);
  eventsRoutes(serve);
  experienceRoutes(serve, world);
  firstStepsRoutes(serve);
  handoversRoutes(serve, world);
  importsRoutes(serve, world);
  hoursRoutes(serve, world);
  invoiceBatchesRoutes(serve, world);
  invoiceRepeatsRoutes(serve, world);
  invoiceMailsRoutes(serve, world);
  invoicesRoutes(serve, world);
  mailsRoutes(serve, world);
  membersRoutes(serve, world);
  messagesRoutes(serve, world);
  notesRoutes(serve, world);
  organisationsRoutes(serve, world);
  outboxRoutes(serve, world, { open: demo && !world.settings.SMTP_URL });
  payersRoutes(serve, world);
  paymentsRoutes(serve, world);
  peopleRoutes(serve, world);
  portalRoutes(serve, world);
  profileRoutes(serve, world);
  referenceRoutes(serve);
  remindersRoutes(serve, world);
  reviewsRoutes(serve, world);
  schoolRoutes(serve, world);
  rightsRoutes(serve, world);
  studiesRoutes(serve, world);
  surveysRoutes(serve, world);
  surveyTemplatesRoutes(serve, world);
  systemRoutes(serve, world);
  tasksRoutes(serve, world);
  teamsRoutes(serve, world);
  testsRoutes(serve, world);
  todayRoutes(serve, world);
  trajectoriesRoutes(serve, world);
  visibilityRoutes(serve, world);
  workingDayRoutes(serve, world);
}

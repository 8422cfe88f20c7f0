-- How often a metric of the pages fell into which step, by day, kind of page, kind of device and build. Nothing of a
-- visit itself is kept. `step` counts in steps of a tenth, see vital-steps.ts.
CREATE TABLE web_vital (
  day date NOT NULL,
  build text NOT NULL,
  page text NOT NULL,
  device text NOT NULL,
  metric text NOT NULL,
  step smallint NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (day, build, page, device, metric, step)
);
-- The builds of a day are few: a report with another name is counted under "other".
CREATE TABLE web_vital_build (
  day date NOT NULL,
  build text NOT NULL,
  PRIMARY KEY (day, build)
);

// @ts-check
// What readers do to publish with `docusaurus deploy`: bare repositories stand in for GitHub.
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import yaml from 'js-yaml';
import {expect} from 'vitest';
import {buildBelowPath} from './build-once.mjs';
import {lookBelow} from './look-below.mjs';

const config = 'docusaurus.config.ts';
const page = 'deployment';

/** The folder of the repositories of `my-org`. */
const organizationOf = (/** @type {string} */ site) => path.join(site, '../github/my-org');

/**
 * The environment in which Git finds the repositories of `my-org` on this computer, over HTTPS with
 * and without a user, and over SSH.
 *
 * @param {string} site
 * @returns {NodeJS.ProcessEnv}
 */
function gitHubOf(site) {
  const folder = organizationOf(site);
  mkdirSync(folder, {recursive: true});
  // Git passes the name of the host and a command such as git-upload-pack 'my-org/my-website.git'.
  const shell = path.join(folder, '../ssh.sh');
  writeFileSync(shell, `cd ${path.dirname(folder)}\neval "\${@: -1}"\n`);
  const users = ['', 'my-name@', 'your-github-name@', 'x-access-token:my-token@'];
  users.push('my-name:my-token@');
  const rules = users.map((user) => [
    `url.file://${folder}/.insteadOf`,
    `https://${user}github.com/my-org/`,
  ]);
  const author = [
    ['user.name', 'Jane'],
    ['user.email', 'jane@example.com'],
  ];
  const all = [...rules, ...author];
  return {
    GIT_SSH_COMMAND: `bash ${shell}`,
    GIT_TERMINAL_PROMPT: '0',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_COUNT: String(all.length),
    ...Object.fromEntries(
      all.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${index}`, key],
        [`GIT_CONFIG_VALUE_${index}`, value],
      ]),
    ),
  };
}

/**
 * Commits the site, and pushes it to a new repository.
 *
 * @param {import('../../kit.mjs').Eyes} eyes
 * @param {string[]} [commands] those of the page, by default
 */
async function push({site, run, command}, commands) {
  const env = gitHubOf(site);
  const repository = path.join(organizationOf(site), 'my-website.git');
  await run([`rm -rf .git ${repository}`, `git init -q --bare ${repository}`]);
  const own = commands ?? [
    command(0, 'github-pages-actions'),
    command(0, 'github-pages-deploy-prepare'),
  ];
  await run(own, env);
  return {
    env,
    /** What a command of Git says about the repository. */
    git: (/** @type {string} */ text) => run([`git -C ${repository} ${text}`]),
    end: () => run(['rm -rf .git']),
  };
}

/**
 * The environment that a file for a service sets for `npm run deploy`.
 *
 * @param {string} text YAML
 * @returns {NodeJS.ProcessEnv}
 */
function environmentOf(text) {
  /** @type {NodeJS.ProcessEnv} */
  const env = {};
  const visit = (/** @type {unknown} */ value) => {
    if (typeof value === 'string') {
      const exported = /^export (.*)$/u.exec(value)?.[1]?.split(' ') ?? [];
      [value, ...exported].forEach((pair) => {
        const [, name, text] = /^([A-Z_]+)=(.*)$/u.exec(pair) ?? [];
        if (name) {
          env[name] = text;
        }
      });
    } else if (value && typeof value === 'object') {
      for (const [name, child] of Object.entries(value)) {
        if (/^[A-Z_]+$/u.test(name)) {
          env[name] = typeof child === 'string' ? child : '';
        }
        visit(child);
      }
    }
  };
  visit(yaml.load(text));
  // Values that the service keeps as secrets; some services pass them on their own.
  const isSecret = (/** @type {string} */ name) => !env[name] || env[name]?.includes('$');
  const secrets = Object.entries({GIT_USER: 'my-name', GIT_PASS: 'my-token'});
  secrets.filter(([name]) => isSecret(name)).forEach(([name, value]) => (env[name] = value));
  return env;
}

/** @type {import('../../kit.mjs').Recipe[]} */
export const githubPages = [
  {
    page,
    heading: 'github-pages-deploy-prepare',
    result: 'pushes the site, and creates the branch for the build',
    paste: () => {},
    check: async (eyes) => {
      const {git, end} = await push(eyes);
      expect(await git('ls-tree --name-only main')).toContain('package.json');
      expect(await git('rev-parse gh-pages')).toBe(await git('rev-parse main'));
      await end();
    },
  },
  {
    page,
    heading: 'github-pages-deploy-configure',
    result: 'publishes the pages below the path of the repository',
    paste: ({configure}) => configure(config),
    check: async (eyes) => {
      const {env, git, end} = await push(eyes);
      const build = path.relative(eyes.site, await buildBelowPath(eyes));
      const output = await eyes.run(
        [`GIT_USER=my-name npm run deploy -- --skip-build --out-dir ${build}`],
        env,
      );
      expect(output).toContain('https://my-org.github.io/my-website/');
      const files = (await git('ls-tree -r --name-only gh-pages')).split('\n');
      expect(files).toEqual(
        expect.arrayContaining(['.nojekyll', '404.html', 'docs/intro/index.html']),
      );
      expect(files).not.toContain('package.json');
      await eyes.run([
        'rm -rf build-branch',
        `git clone -q --branch gh-pages ${organizationOf(eyes.site)}/my-website.git build-branch`,
      ]);
      await lookBelow(eyes, '/my-website', path.join(eyes.site, 'build-branch'));
      await end();
    },
  },
  {
    page,
    heading: 'github-pages-deploy-run',
    result: 'builds and pushes over SSH and over HTTPS, and replaces only one folder',
    paste: () => {},
    check: async (eyes) => {
      const {env, git, end} = await push(eyes);
      const {run, command} = eyes;
      await run(['git remote set-url origin git@github.com:my-org/my-website.git']);
      await run([`${command(0)} -- --out-dir build-ssh`], env);
      const last = 'log --format=%s -1 gh-pages';
      expect(await git(last)).toMatch(/^Deploy website - based on [\da-f]{40}/u);
      expect(await git('ls-tree -r --name-only gh-pages')).toContain('docs/intro/index.html');
      await run(['git remote set-url origin https://github.com/my-org/my-website.git']);
      const flags = '--skip-build --out-dir build-ssh';
      await run([`CUSTOM_COMMIT_MESSAGE=Again ${command(1)} -- ${flags}`], env);
      expect(await git(last)).toMatch(/^Again/u);
      expect(await eyes.failure(`npm run deploy -- ${flags}`)).toContain('GIT_USER');
      const preview = `${command(1)} -- ${flags} --target-dir blog`;
      await run([preview], env);
      expect(await git('ls-tree -r --name-only gh-pages')).toContain('blog/docs/intro/index.html');
      await end();
    },
  },
  {
    page,
    heading: 'github-pages-deploy-other-ci',
    result: 'deploys with the variables of each service from a commit without a branch',
    paste: () => {},
    check: async (eyes) => {
      const {env, git, end} = await push(eyes);
      const files = ['.github/workflows/deploy-branch.yml', '.travis.yml', 'azure-pipelines.yml'];
      files.push('.drone.yml', 'buddy.yml');
      await eyes.run(['git checkout -q --detach']);
      for (const file of files) {
        const own = environmentOf(eyes.sample(file));
        /** @type {NodeJS.ProcessEnv} */
        const settings = {...env, CUSTOM_COMMIT_MESSAGE: file, ...own};
        // Git has no author in CI, except for these variables.
        const count = Number(settings.GIT_CONFIG_COUNT) - 2;
        const isActions = file.startsWith('.github');
        await eyes.run([isActions ? 'git checkout -q main' : 'git checkout -q --detach']);
        const output = await eyes.run(['npm run deploy -- --skip-build --out-dir build'], {
          ...settings,
          GIT_CONFIG_COUNT: String(count),
        });
        expect(output, file).not.toContain('my-token');
        const [message, author] = (await git('log --format=%s%n%an -1 gh-pages')).split('\n');
        expect([message, author], file).toEqual([file, own.GIT_USER_NAME]);
      }
      await end();
    },
  },
  {
    page,
    heading: 'github-pages-deploy-other-repository',
    result: 'pushes to another repository with a key',
    paste: () => {},
    check: async (eyes) => {
      const {env, end} = await push(eyes);
      const {run, command, site, sample} = eyes;
      await run(['rm -rf ../keys', 'mkdir ../keys', 'cd ../keys', command(0)]);
      const key = path.join(site, '../keys/deploy-key');
      expect(existsSync(`${key}.pub`)).toBe(true);
      const workflow = /** @type {any} */ (
        yaml.load(sample('.github/workflows/deploy-elsewhere.yml'))
      );
      const {steps} = workflow.jobs.deploy;
      const add = steps.find((/** @type {{name?: string}} */ {name}) => name?.includes('key')).run;
      const home = path.join(site, '../keys/home');
      mkdirSync(home);
      // There's no network to ask for the key of GitHub's servers.
      await run([add.replace(/^ssh-keyscan.*>>/mu, 'echo github.com >>')], {
        HOME: home,
        DEPLOY_KEY: readFileSync(key, 'utf8'),
      });
      const stored = path.join(home, '.ssh/id_ed25519');
      expect(await run([`ssh-keygen -y -f ${stored}`])).toContain('ssh-ed25519');
      const target = path.join(organizationOf(site), 'my-org.github.io.git');
      await run([
        `rm -rf ${target}`,
        `git clone -q --bare ${organizationOf(site)}/my-website.git ${target}`,
      ]);
      const {env: own} = steps.at(-1);
      await run(['npm run deploy -- --skip-build'], {...env, ...own});
      const files = await run([`git -C ${target} ls-tree -r --name-only main`]);
      expect(files).toContain('docs/intro/index.html');
      expect(files).not.toContain('package.json');
      await end();
    },
  },
  {
    page: 'cli',
    heading: 'deploy',
    result: 'creates the branch, and deploys to it',
    paste: () => {},
    check: async (eyes) => {
      const {env, git, end} = await push(eyes, [
        'git init -q -b main',
        'git add .',
        'git commit -qm Start',
        'git remote add origin https://github.com/my-org/my-website.git',
      ]);
      const flags = ' -- --skip-build --out-dir build';
      await eyes.run([`${eyes.command(1)}${flags}`], env);
      expect(await git('ls-tree -r --name-only gh-pages')).toContain('docs/intro/index.html');
      await end();
    },
  },
];

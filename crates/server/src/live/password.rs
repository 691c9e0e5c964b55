//! Passwords of officials: argon2id with the least that OWASP asks for, two at a time.

use std::sync::LazyLock;

use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};
use tokio::sync::Semaphore;

use super::failure::Failure;

/// The shortest password, in letters.
const SHORTEST: usize = 8;
/// The longest, in bytes: the hash takes as long for every length, the reading does not.
const LONGEST: usize = 200;
/// Memory in KiB and passes.
const MEMORY: u32 = 19 * 1024;
const PASSES: u32 = 2;

/// Each takes a core for some milliseconds, and the games must go on.
static AT_ONCE: Semaphore = Semaphore::const_new(2);

/// The hash of nobody's password: a name that is not known takes as long as one that is.
static NOBODY: LazyLock<String> =
    LazyLock::new(|| hash_of("nobody's password", &[7; 16]).unwrap_or_default());

fn hasher() -> Argon2<'static> {
    let params = Params::new(MEMORY, PASSES, 1, None).unwrap_or_default();
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

fn hash_of(password: &str, salt: &[u8]) -> Option<String> {
    let hash = hasher().hash_password_with_salt(password.as_bytes(), salt);
    Some(hash.ok()?.to_string())
}

/// The hash of a new password, as a PHC text.
///
/// # Errors
/// It is too short or too long, or the system gives no random bytes.
pub async fn hash(password: String) -> Result<String, Failure> {
    if password.chars().count() < SHORTEST || password.len() > LONGEST {
        return Err(Failure::Password {
            least: SHORTEST,
            most: LONGEST,
        });
    }
    let mut salt = [0_u8; 16];
    getrandom::fill(&mut salt).map_err(|error| Failure::Machine(error.to_string()))?;
    let made = apart(move || hash_of(&password, &salt)).await?;
    made.ok_or_else(|| Failure::Machine("the password could not be hashed".into()))
}

/// Checks a password against its hash; without one it takes as long and fails.
///
/// # Errors
/// [`Failure::WrongPassword`].
pub async fn check(password: String, hash: Option<String>) -> Result<(), Failure> {
    let known = hash.is_some();
    let right = apart(move || {
        let hash = hash.unwrap_or_else(|| NOBODY.clone());
        hasher()
            .verify_password(password.as_bytes(), hash.as_str())
            .is_ok()
    });
    if right.await? && known {
        Ok(())
    } else {
        Err(Failure::WrongPassword)
    }
}

/// Works on a thread of its own, when there is room. The room is the work's: whoever hangs up makes none for another.
async fn apart<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Failure> {
    let failed = |error: &dyn std::error::Error| Failure::Machine(error.to_string());
    let room = AT_ONCE.acquire().await.map_err(|error| failed(&error))?;
    let work = move || {
        let done = work();
        drop(room);
        done
    };
    tokio::task::spawn_blocking(work)
        .await
        .map_err(|error| failed(&error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_right_password_is_right() {
        let made = hash("correct horse".into()).await.unwrap();
        assert!(made.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{made}");
        assert!(check("correct horse".into(), Some(made.clone())).await.is_ok());
        assert!(matches!(
            check("Correct horse".into(), Some(made)).await,
            Err(Failure::WrongPassword)
        ));
        assert!(matches!(
            check("nobody's password".into(), None).await,
            Err(Failure::WrongPassword)
        ));
        assert!(matches!(
            check(String::new(), Some("no hash".into())).await,
            Err(Failure::WrongPassword)
        ));
    }

    #[tokio::test]
    async fn passwords_of_those_who_hang_up_take_no_more_room_than_two() {
        let most = std::sync::Arc::new(std::sync::Mutex::new((0, 0)));
        for _ in 0..6 {
            let count = std::sync::Arc::clone(&most);
            let work = apart(move || {
                let mut now = count.lock().unwrap();
                *now = (now.0 + 1, now.1.max(now.0 + 1));
                drop(now);
                std::thread::sleep(std::time::Duration::from_millis(60));
                count.lock().unwrap().0 -= 1;
            });
            drop(tokio::time::timeout(std::time::Duration::from_millis(5), work).await);
        }
        assert!(most.lock().unwrap().1 <= 2);
    }

    #[tokio::test]
    async fn a_short_password_is_none() {
        for password in ["", "1234567", &"x".repeat(201)] {
            assert!(matches!(
                hash(password.into()).await,
                Err(Failure::Password { .. })
            ));
        }
    }
}
